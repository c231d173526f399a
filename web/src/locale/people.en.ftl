# People at a table: letting them in, removing, muting; how they come and who writes.
people-title = People at the table
people-about = { $what }: { $name }
people-none = Nobody else is here.
people-watches = watching
people-state-asked = asks for a seat
people-state-admitted = may sit down
people-state-removed = may not sit down
people-state-blocked = blocked
people-muted = may not write
people-ignored = hidden from you
people-admit = Let in
people-decline = Decline
people-remove = Remove
people-block = Block
people-unblock = Unblock
people-mute = Mute for all
people-unmute = Unmute
people-ignore = Hide their messages
    .of = Hide what { $name } writes
people-hear = Show their messages
people-approval = I let people in myself
people-approval-about = Whoever opens the link asks for a seat, and you decide. Otherwise the first to come sits down.
people-watchers-chat = Watchers may write in the chat
people-watchers-chat-about = Those who play always may.
people-deltas = Options show what they change
people-deltas-about = Points now and at the scoring, for everybody at this table.
people-planner = The round can be planned
people-planner-about = All orders of the dice left, with their points. Needs the line above.
people-knock = Ask for a seat
people-knocked = You have asked for a seat. The host decides.
people-let-in = The host has let you in: take a seat.
people-requests = { $count ->
    [one] Somebody asks for a seat.
   *[other] { $count } people ask for a seat.
}
people-decide = Decide
people-blocked-title = This table is closed to you
people-house = Seats and chat
