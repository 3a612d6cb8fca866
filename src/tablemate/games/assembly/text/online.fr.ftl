# Les mots qui nomment une commande d’Assembly, sous toutes les formes qu’on écrit.

talk-command-words = déployer deployer déploie deploie déployez deployez déploiement deploiement verrouiller verrouille verrouillez verrou verrouillage échanger echanger échange echange échangez echangez tourner tourne tournez rotation horaire antihoraire
