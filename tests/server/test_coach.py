"""The coach's remarks come with the prompt to the pages that asked for them, and to nobody else."""

from tests.server.client import ME, OPEN, RANDOM, House


def test_only_a_page_that_wants_the_coach_gets_remarks(shared: House) -> None:
    """Hello says so, and another hello changes it; options and cautions stay as they are."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, RANDOM, RANDOM)["id"])
    line.wait_for_turn()
    assert line.prompt is not None
    assert line.prompt["remarks"] == []
    plain = line.prompt
    line.send({"type": "hello", "lang": "de", "at": line.at, "coach": True})
    line.until("table")
    assert line.prompt is not None
    assert line.prompt["remarks"]
    assert {remark["id"] for remark in line.prompt["remarks"]} & {"first-turn", "first-flag"}
    line.send({"type": "hello", "lang": "en", "at": line.at})
    line.until("table")
    assert line.prompt == plain


def test_the_coach_is_silent_where_the_table_tells_no_changes(shared: House) -> None:
    """A house rule keeps silent on what options change: so does the coach, who speaks of it."""
    ann = shared.browser("Ann")
    house = {"entry": "link", "watchers_chat": True, "deltas": False}
    line = ann.line(ann.create(ME, RANDOM, house=house)["id"])
    line.send({"type": "hello", "lang": "en", "at": 0, "coach": True})
    line.until("table")
    line.wait_for_turn()
    assert line.prompt is not None
    assert line.prompt["remarks"] == []


def test_two_pages_of_one_person_are_told_what_each_wants(shared: House) -> None:
    """Moves are rendered once for all who see the same, and the coach is no part of what others see."""
    ann = shared.browser("Ann")
    table = ann.create(ME, RANDOM)["id"]
    plain, coached = ann.line(table), ann.line(table)
    coached.send({"type": "hello", "lang": "en", "at": 0, "coach": True})
    coached.until("table")
    heard: set[str] = set()
    for _ in range(6):
        if not coached.wait_for_turn():
            break
        assert coached.prompt is not None
        heard |= {remark["id"] for remark in coached.prompt["remarks"]}
        coached.act()
    assert heard
    while plain.at < coached.at:
        plain.receive()
        assert plain.prompt is None or plain.prompt["remarks"] == []


def test_who_learns_may_take_the_first_turn(shared: House) -> None:
    """The seats are turned, not the dice: the maker sits where the first player was drawn."""
    ann = shared.browser("Ann")
    seats = set()
    for _ in range(6):
        made = ann.create(ME, RANDOM, RANDOM, begins=True)
        line = ann.line(made["id"])
        line.wait_for_turn()
        assert line.prompt is not None
        own = [seat["seat"] for seat in line.info["seats"] if seat["yours"]]
        assert own == [line.prompt["seat"]]
        assert line.view["first"] == own[0]
        seats.add(own[0])
    assert len(seats) > 1


def test_nobody_begins_whose_dice_are_not_known_before(shared: House) -> None:
    ann = shared.browser("Ann")
    for wish in ({"seats": [ME, OPEN]}, {"seats": [ME, RANDOM], "pledge": "0" * 64}, {"seats": [RANDOM, RANDOM]}):
        answer = ann.http.post("/api/tables", json={**wish, "begins": True})
        assert answer.status_code >= 400
        assert answer.json()["reason"] == "options"
