## Hints.

hint-thinks = The bot thinks …
hint-gone-on = The table has gone on.
hint-follow = Do that
hint-ask = Ask for a hint
hint-of = The bot { $bot } suggests
