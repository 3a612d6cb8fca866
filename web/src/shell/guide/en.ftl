## The guided first game.

guide = Guide
guide-step = Step { $step } of { $steps }
guide-progress = How far the guide is
guide-back = Back
guide-next = Next
guide-skip = Skip
guide-undo = Take it back
guide-leave = Leave the guide
guide-leave-short = Leave
guide-strayed = You went your own way. Take it back, or play on: the guide waits.
