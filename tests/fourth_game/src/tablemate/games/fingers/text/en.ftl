### Fingers in English.

game-name = Fingers
game-about = Show as many fingers as your partner, without a word. Two players.
welcome-game = Without a word:     tablemate play fingers
game-notice = Fingers is in the public domain.
game-minutes = a minute
game-sort = no secrets
game-play = Fingers: show as many as your partner.
    .epilog = Example: tablemate play fingers --rounds 5.
game-layout = How the table is shown: list.
option-rounds = Rounds
    .help = how many rounds are played, 1 to 20 (default 3)
options-in-short = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
rounds-count = { $count }
notation-show = show { $fingers }
notation-time_up = time up
action-show = fingers to show: { $count }
event-chose = { $who ->
    [you] You have chosen.
   *[other] { $seat } has chosen.
}
event-time_up = Time is up.
event-revealed = Shown: { $first } and { $second }.
decision-show = { $who ->
    [you] How many fingers do you show?
   *[other] How many fingers does { $seat } show?
}
reason-one_to_three = Show one, two or three fingers.
reason-unreadable = “show 2” is what can be answered here.
outcome-any = { $score } points in { $rounds } rounds.
table-left = Rounds left: { $left }. Points: { $score }.
card-worth = Two equal numbers of { $card } score { $card }.
how-to-answer = A number of the list, or show 2.
example-pair = Both show two: that scores two points.
