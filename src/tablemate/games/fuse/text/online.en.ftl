# What people call to each other in FUSE online, and what is told of a game that is over.

call-need_red = I need red
    .means = leave me a red die
call-need_blue = I need blue
    .means = leave me a blue die
call-need_green = I need green
    .means = leave me a green die
call-need_yellow = I need yellow
    .means = leave me a yellow die
call-need_black = I need black
    .means = leave me a black die
call-take_this = Somebody take this die
    .means = this die is of no use to me
call-take_this-piece = Somebody take { $die }
call-stuck = I am stuck
    .means = no die of this turn fits my bombs
call-thanks = Thank you
    .means = well done
online-contested = { $why ->
    [need] Several wanted { $piece } at once. { $who ->
        [you] You can use no other die, so it is yours.
       *[other] { $seat } can use no other die and has it.
    }
    [line] Several wanted { $piece } at once. { $who ->
        [you] Your line is the slowest, so it is yours.
       *[other] { $seat } has the slowest line, and so the die.
    }
   *[order] Several wanted { $piece } at once. { $who ->
        [you] You come first from the bag on, so it is yours.
       *[other] { $seat } comes first from the bag on and has it.
    }
}
went-half = Bombs picked by half time: { $picked } of { $bombs }
went-lost = { $lost ->
    [0] No die was lost
   *[other] { $hard ->
        [True] Dice lost: { $penalty } to penalties, { $sabotage } to sabotage, { $spoiled } to wrong placements
       *[other] Dice lost: { $penalty } to penalties, { $sabotage } to sabotage
    }
}
