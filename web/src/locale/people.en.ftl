# People at a table: letting them in, removing, muting; how they come and who writes.
people-title = People at the table
people-about = { $what }: { $name }
people-none = Nobody else is here.
people-watches = watches
people-state-asked = asks for a seat
people-state-admitted = may sit down
people-state-removed = may not sit down
people-state-blocked = shut out
people-muted = may not write
people-ignored = you do not read their lines
people-admit = Let in
people-decline = Decline
people-remove = Remove
people-block = Shut out
people-unblock = Let back in
people-mute = Mute for all
people-unmute = Let write
people-ignore = Do not show their lines
    .of = Do not show me what { $name } writes
people-hear = Show their lines
people-approval = I let people in myself
people-approval-about = Whoever opens the link asks for a seat, and you decide. Otherwise the first to come sits down.
people-watchers-chat = Watchers may write in the chat
people-watchers-chat-about = Those who play always may.
people-deltas = Options show what they change
people-deltas-about = Points now and at the scoring, for everybody at this table.
people-knock = Ask for a seat
people-knocked = You have asked for a seat. The host decides.
people-let-in = You are let in: take a seat.
people-requests = { $count ->
    [one] Somebody asks for a seat.
   *[other] { $count } people ask for a seat.
}
people-decide = Decide
people-blocked-title = This table is closed to you
people-house = Seats and chat
