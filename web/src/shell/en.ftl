## Settings.

settings-close = Close the settings
settings-language = Language
settings-theme = Appearance
settings-light = Light
settings-dark = Dark
settings-system = System
settings-taps = To commit a move
settings-taps-usual = By game
settings-taps-one = One tap
settings-taps-two = Two taps
settings-speed = Opponents’ turns
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-instant = At once
settings-sound = Sound
settings-sound-about = Each sound has something to see as well.
settings-still = Less motion
settings-still-about = Pieces appear at their place. The wish of your system counts too.
settings-list = Board as a list
settings-list-about = Headings and lists with the same actions, good to read aloud.
settings-keys = Keys
settings-keys-about = Letters and digits play without a modifier; I explains the piece that has the focus.
settings-spoken = Speak what others do
settings-spoken-about = For screen readers: moves of the others are announced.
settings-plain = The pages without script
