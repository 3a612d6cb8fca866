## Conseils.

hint-thinks = Le robot réfléchit…
hint-gone-on = La partie a continué.
hint-follow = Le faire
hint-ask = Demander conseil
hint-of = Le robot « { $bot } » propose :
