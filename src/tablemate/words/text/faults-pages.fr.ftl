# Ce que refusent les pages sans script.

fault-no_such_page = il n’y a rien à cette adresse
fault-no_such_method = cette adresse ne prend pas ce qui lui a été envoyé
fault-server_broken = quelque chose a échoué dans le serveur ; ce qui avait été confirmé est gardé
fault-form_unreadable = ce formulaire est illisible
fault-form_too_large = ce formulaire est trop grand : { $most } octets au plus
fault-form_number = il manque un nombre dans ce formulaire : { $field }
fault-form_no_file = aucun fichier n’a été choisi
