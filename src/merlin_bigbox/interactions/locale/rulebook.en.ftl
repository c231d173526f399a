# The illustrated rulebook: titles, leads and captions. The rules themselves are in the rules catalogues.

rulebook-meeting = Where modules meet
    .lead = Modules can be mixed freely. These rulings settle what each alone leaves open.
rulebook-meeting-grid = Which rulings settle a pair of modules: their numbers are those of MIX. A dot: nothing to settle.
rulebook-meeting-ring = The rings with Arthur and with gold.
