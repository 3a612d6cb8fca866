### What is printed on pieces where no sentence is.

game-minutes = about 20 minutes
game-sort = hidden hands

legend-command-deploy = Deploy
legend-command-lock = Lock
legend-command-swap = Swap
legend-command-cw = Rotate clockwise
legend-command-acw = Rotate anticlockwise
legend-band-poor = Poor
legend-band-attempt = Attempt
legend-band-almost = Almost
legend-band-escaped = Escaped
legend-band-ace = Ace
legend-band-gifted = Gifted
