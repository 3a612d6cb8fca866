## Conseils.

hint-thinks = Le bot réfléchit…
hint-gone-on = La partie a continué.
hint-follow = Le faire
hint-ask = Demander conseil
