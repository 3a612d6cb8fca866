# What people call to each other in FUSE online.

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
call-take_this = Somebody take { $die }
    .means = this die is of no use to me
call-stuck = I am stuck
    .means = no die of this turn fits my bombs
call-thanks = Thank you
    .means = well done
