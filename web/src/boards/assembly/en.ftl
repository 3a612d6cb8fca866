## The board of Assembly.

assembly-ring = Ring of twelve bays
assembly-locked = locked
assembly-to-deploy = to deploy
assembly-last-die = last die
assembly-run = run { $now } of { $of }
assembly-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
assembly-in-pile = in the pile
assembly-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
assembly-discard = discard
assembly-reserve = reserve
assembly-empty = empty
assembly-used-up = used up
assembly-at-refresh = for the refreshes
assembly-part = { $part ->
    [active] active
    [support] support
   *[alone] alone
}
assembly-role = { $used ->
    [yes] { $name } used
   *[no] { $name } not used
}
assembly-part-and-role = { $part } · { $role }
assembly-hand = Your hand
assembly-paid = paid with { $card }
assembly-question = Question and answer
assembly-asked = { $who ->
    [you] You asked: { $command }?
   *[other] { $name } asks: { $command }?
}
assembly-unasked = { $yet ->
    [yet] Nothing asked yet.
   *[not] No question this turn.
}
assembly-yes = Yes
assembly-no = No
assembly-ask = Your question
assembly-ask-nothing = Ask nothing
assembly-choose-card = Choose a card to see what it can do.
assembly-command = Command
assembly-distance = How far
assembly-bays = { $count ->
    [one] { $count } bay
   *[other] { $count } bays
}
assembly-in-short = { $command ->
    [cw] clockwise
    [acw] anticlockwise
   *[other] { $name }
}
assembly-turn = { $command }, { $count ->
    [one] { $count } bay
   *[other] { $count } bays
}
assembly-use-role = Use { $role }
assembly-three = All three cards
assembly-shown = The card that is shown
assembly-pick-on-ring = Pick on the ring: what is dashed can be picked.
assembly-lock-these = Lock { $bays }
assembly-would-lock = { $count ->
    [one] Locks bay { $bays }.
   *[other] Locks bays { $bays }.
}
assembly-would-match = { $count ->
    [one] On its plan: bay { $bays }.
   *[other] On their plans: bays { $bays }.
}
assembly-confirm = Confirm
assembly-cancel = Cancel
assembly-back = Back
assembly-reference = Reference
assembly-cards-apart = Discard and reserve
assembly-modules = The twelve modules
assembly-roles = Roles, once per game
assembly-role-of = { $who ->
    [you] (you){ $state ->
        [now] , in use
        [used] , used
        [useless] , of no use here
       *[free] { "" }
    }
   *[other] ({ $name }){ $state ->
        [now] , in use
        [used] , used
        [useless] , of no use here
       *[free] { "" }
    }
}
assembly-malfunctions = Malfunctions, set { $set }
assembly-is-locked = Locked.
assembly-talk = Talk
assembly-talk-mode = Talk: { $mode ->
    [limited] limited
    [reduced] reduced
    [jammed] jammed
   *[solo] alone
}
assembly-talk-closes = A word for a command ends the talk for this turn.
assembly-talk-state = { $state ->
    [signs] Signs only, until the question.
    [ended] Somebody named a command: closed until the next turn.
    [asked] Closed since the question. Opens with the next turn.
    [declared] Closed since the declaration. Opens with the next turn.
    [watching] You watch: the crew does not hear you.
   *[open] Open until the question.
}
assembly-talk-unseen = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
assembly-signs = Signs
assembly-signs-commands = Commands
assembly-signs-direction = Direction
assembly-signs-answer = Answer
assembly-signs-strategy = Strategy
assembly-sign-closes = ends the talk for this turn
assembly-point-now = Now tap a bay on the ring, or type its number.
assembly-below = Hand, log and more
assembly-part-hand = Hand
assembly-part-log = Log
assembly-part-reference = Reference
assembly-part-talk = Talk
