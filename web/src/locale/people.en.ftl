# People at a table: letting them in, removing, muting; how they come and who writes.
people-title = People at the table
people-none = Nobody else is here.
people-watches = watches
people-state-asked = asks for a seat
people-state-admitted = may sit down
people-state-removed = may not sit down
people-state-blocked = shut out
people-muted = may not write
people-ignored = you do not read their lines
people-admit = Let in
    .of = Let { $name } in
people-decline = Decline
    .of = Give { $name } no seat
people-remove = Remove
    .of = Remove { $name } from the seat
people-block = Shut out
    .of = Shut { $name } out of the table
people-unblock = Let back in
    .of = Let { $name } back in
people-mute = Mute for all
    .of = Do not let { $name } write in the chat
people-unmute = Let write
    .of = Let { $name } write in the chat again
people-ignore = Do not show their lines
    .of = Do not show me what { $name } writes
people-hear = Show their lines
    .of = Show me again what { $name } writes
people-approval = I let people in myself
people-approval-about = Whoever opens the link asks for a seat, and you decide. Otherwise the first to come sits down.
people-watchers-chat = Watchers may write in the chat
people-watchers-chat-about = Those who play always may.
people-knock = Ask for a seat
people-knocked = You have asked for a seat. The one who made the table decides.
people-let-in = You are let in: take a seat.
people-requests = { $count ->
    [one] Somebody asks for a seat.
   *[other] { $count } people ask for a seat.
}
people-blocked-title = This table is closed to you
people-house = Seats and chat
