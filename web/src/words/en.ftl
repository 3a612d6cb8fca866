## What all pages share.

-name = Tablemate
page-title = { $what } · Tablemate
home = Home
brand = Tablemate, first page
skip-to-board = Skip to the board
skip-to-page = Skip to the page
settings = Settings
close = Close
language-en = English
language-fr = Français

region-sentence = What the table waits for
region-log = What happened
region-board = Board
region-tools = Tools

sending = Sending your move …
see-rule = See the rule
log-rule = See the rule of step { $step }
this-is-past = This is the past
unreachable = The server does not answer.
not-fetched = This part of the page could not be loaded.
page-missing = There is no page at this address.
loading = One moment …

list-choices = What you can do
list-ask-again = { $choice } Really?
list-ask-again-yes = Yes, surrender
list-ask-again-no = No, play on
list-nothing = Nothing is asked of you now.
list-table = What lies on the table
list-time = Time
list-signs = Signs and calls
list-point-at = What to point at
list-talk = Talk

key-enter = Enter
key-escape = Esc
option-said = { $option }: { $said }

undo = Undo
hint = Hint
rules = Rules
try-again = Try again

strip-lost = { $seconds ->
    [0] Connection lost. Trying again …
    [one] Connection lost. Next try in { $seconds } second.
   *[other] Connection lost. Next try in { $seconds } seconds.
}
strip-unsent = { $unsent ->
    [one] Your last input is kept and will be sent.
   *[other] Your last { $unsent } inputs are kept and will be sent.
}
strip-kept = “{ $words }”
strip-try-now = Try now
strip-back = Connected again.
strip-elsewhere = This seat is open in another tab.
strip-take-over = Play here instead
undo-not-now = Nothing can be taken back now.
talk-watching = Write to those who watch
talk-say = Say something
talk-closed = Talk is closed
talk-unheard = Nobody hears you just now. What you wrote stays.
talk-unheard-short = Nobody hears you just now
talk-send = Send
stand-in = Play for { $name }
