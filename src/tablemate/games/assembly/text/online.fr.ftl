# Les mots qui nomment une commande d’Assembly, sous toutes les formes qu’on écrit.

talk-command-words =
    déployer déployé déployée déployés déployées déploie déploies déploient déployons déployez déployant déployais
    déployait déployions déployiez déployaient déploierai déploieras déploiera déploierons déploierez déploieront
    déploierais déploierait déploierions déploieriez déploieraient déploiement déploiements
    verrouiller verrouillé verrouillée verrouillés verrouillées verrouille verrouilles verrouillent verrouillons
    verrouillez verrouillant verrouillais verrouillait verrouillions verrouilliez verrouillaient verrouillerai
    verrouilleras verrouillera verrouillerons verrouillerez verrouilleront verrouillerais verrouillerait verrouillerions
    verrouilleriez verrouilleraient verrou verrous verrouillage verrouillages
    échanger échangé échangée échangés échangées échange échanges échangent échangeons échangez échangeant échangeais
    échangeait échangions échangiez échangeaient échangerai échangeras échangera échangerons échangerez échangeront
    échangerais échangerait échangerions échangeriez échangeraient
    tourner tourné tournée tournés tournées tourne tournes tournent tournons tournez tournant tournais tournait
    tournions tourniez tournaient tournerai tourneras tournera tournerons tournerez tourneront tournerais tournerait
    tournerions tourneriez tourneraient rotation rotations
    horaire horaires antihoraire antihoraires
