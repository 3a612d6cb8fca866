# Words that name a command of Assembly, in any form in which people write them.

talk-command-words = deploy deploys deployed deploying lock locks locked locking swap swaps swapped swapping rotate rotates rotated rotating rotation turn turns clockwise anticlockwise counterclockwise cw acw
