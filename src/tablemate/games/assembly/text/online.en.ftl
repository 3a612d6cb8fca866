# Words that name a command of Assembly, in any form in which people write them.

talk-command-words =
    deploy deploys deployed deploying deployment deployments
    lock locks locked locking
    swap swaps swapped swapping
    rotate rotates rotated rotating rotation rotations
    turn turns turned turning
    clockwise anticlockwise counterclockwise cw acw ccw
