"""What a table offers beside its moves, each by click: making one, undo, bots, chat, notes, menus, settings."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import Route, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.player import LOOK, PATIENCE, Look, Player
from tests.browser.test_together import play_together, seated, whoever_is_asked

expect.set_options(timeout=PATIENCE)
TABLE = re.compile(r"/table/[a-z2-9]{10}$")


def wait_past(player: Player, at: int) -> None:
    """Wait until the page shows a later moment."""
    player.page.wait_for_function(f"(at) => ({LOOK})().at > at || ({LOOK})().over", arg=at)


def from_menu(player: Player, words: str) -> None:
    """Choose something of the table's menu."""
    player.page.locator("header button.opener").click()
    player.page.get_by_role("navigation").get_by_role("button", name=words, exact=True).click()


def sit_down(host: Player, guest: Player, table: str, *, branched: bool = False) -> None:
    """Both go to a table with an open seat, and it starts; the guest is told first if it is no fresh deal."""
    for person in (host, guest):
        person.open(f"/table/{table}")
    guest.page.locator('li[data-seat="yellow"] button.primary').click()
    if branched:
        expect(guest.page.locator("dialog")).to_contain_text("nicht neu ausgeteilt")
        guest.page.locator("dialog button.primary").click()
    host.page.locator('li[data-seat="yellow"].open').wait_for(state="detached")
    host.page.locator("main button.primary.big").click()
    for person in (host, guest):
        person.page.locator("#prompt").wait_for()


def act(player: Player, beginning: str = "") -> tuple[str, ...]:
    """Choose the first option that is offered and begins so; gives all that were offered."""
    seen = player.wait_to_be_asked()
    player.choose(next(option for option in seen.options if option.startswith(beginning)))
    wait_past(player, seen.at)
    return seen.options


def test_a_table_is_made_by_clicking(visit: Visit) -> None:
    """Three seats, one of them for somebody at the same screen, a module with what it needs, and a clock."""
    player = visit("en")
    player.call_oneself("Ada")
    player.open("/new")
    page = player.page
    page.get_by_role("button", name="3 players").click()
    assert page.locator("main li[data-seat]").count() == 3
    page.get_by_label("Who plays Yellow").select_option("here")
    page.get_by_label("Name for Yellow").fill("Béla")
    page.get_by_label("Who plays Blue").select_option("bot")
    page.get_by_role("button", name="Bot for Blue").click()
    player.choose_bot("random")
    gold, market = page.locator("[data-module=gold]"), page.locator("[data-module=market]")
    market.click()
    expect(market.locator("input")).to_be_checked()
    expect(gold.locator("input")).to_be_checked()
    expect(gold.locator(".by")).to_have_text(
        f"Needed by: {market.locator('strong').inner_text()}",
    )
    page.locator("#clock").select_option(index=1)
    page.locator("main .go button.primary").click()

    page.wait_for_url(TABLE)
    player.wait_to_be_asked()
    card = player.ask("/api/tables")[0]
    assert set(card["modules"]) == {"gold", "market"}
    assert [(seat["kind"], seat["yours"], seat["bot"]) for seat in card["seats"]] == [
        ("person", True, None),
        ("person", True, None),
        ("bot", False, "random"),
    ]
    assert [seat["name"] for seat in card["seats"][:2]] == ["Ada", "Béla"]
    if page.locator("#hand-over").count():
        page.locator("dialog[open] button.primary").click()
    expect(page.locator("main [data-seat] .name")).to_have_count(3)
    # Beside the name of the castle in sight stands its clock.
    assert {"Ada", "Béla"} < {text.split()[0] for text in page.locator("main [data-seat] .name").all_inner_texts()}
    expect(page.locator("main [data-seat] .clock").first).to_have_text(re.compile(r"^\s*1[0-5]:\d\d\s*$"))
    assert page.locator('[data-el^="market:"]').count() > 0
    expect(page).to_have_title(re.compile("Your move"))

    # Who leaves a seat to a bot does not hold up the other one at the same screen.
    one = player.own.locator(".name").inner_text().split()[0]
    other = {"Ada": "Béla", "Béla": "Ada"}[one]
    from_menu(player, f"Let a bot play for {one}")
    player.choose_bot("squire")
    expect(page.locator("#hand-over")).to_contain_text(other)
    page.locator("dialog[open] button.primary").click()
    expect(player.own.locator(".name")).to_contain_text(other)
    assert player.wait_to_be_asked().options
    page.get_by_role("button", name=f"{one} plays again").click()
    expect(page.locator(".banners .banner")).to_have_count(0)


def test_actions_are_taken_back_and_a_bot_stands_in(visit: Visit) -> None:
    """Undo one action, restart the turn, leave the seat to a bot for a while, and go on oneself."""
    player = visit("en")
    player.open(f"/table/{player.new_table('me', 'random')}")
    page = player.page
    first = act(player, "die")
    for _ in range(2):
        # Whatever is still being shown is waited for: what was taken back is another question.
        asked = list(player.wait_to_be_asked().options)
        page.locator("#prompt").get_by_role("button", name="Undo", exact=True).click()
        page.wait_for_function(f"(asked) => ({LOOK})().options.join() !== asked.join()", arg=asked)
    page.wait_for_function(f"(before) => ({LOOK})().options.join() === before.join()", arg=list(first))
    act(player, "die")
    page.locator("#prompt").get_by_role("button", name="Restart turn").click()
    page.wait_for_function(f"(before) => ({LOOK})().options.join() === before.join()", arg=list(first))
    expect(page.locator("#prompt").get_by_role("button", name="Undo", exact=True)).to_have_count(0)

    seat = player.plate("red")
    before = player.look().at
    from_menu(player, "Let a bot play for me")
    player.choose_bot("page")
    expect(seat).to_contain_text("a bot plays: Page")
    expect(seat.locator("[data-face]")).to_have_attribute("data-face", "page")
    # The bot's choices are not one's own: they are not offered, and nothing glows.
    page.wait_for_function(f"() => ({LOOK})().options.length + ({LOOK})().glowing.length === 0")
    wait_past(player, before + 2)
    assert player.look().options == ()
    expect(page).not_to_have_title(re.compile("Your move"))
    page.get_by_role("button", name="Play myself again").click()
    expect(seat).not_to_contain_text("a bot plays")
    back = player.wait_to_be_asked()
    assert back.at > before + 2
    assert not back.over
    player.choose(back.options[0])
    wait_past(player, back.at)
    assert page.locator(".notice.bad").count() == 0


def test_talk_notes_and_the_recap(visit: Visit) -> None:
    """Words and phrases reach the other one, notes nobody; who was away is told what happened."""
    host, guest, _, _ = seated(visit)
    host.open_side("chat")
    host.page.locator("#chat-text").fill("Möge der Bessere gewinnen <3")
    host.page.locator("#chat-text").press("Enter")
    host.page.get_by_role("button", name="Good luck!").click()
    expect(guest.page.locator("#aside-opener .unread")).to_have_text("2")
    guest.open_side("chat")
    expect(guest.page.locator(".unread")).to_have_count(0)
    lines = guest.page.locator(".chat .lines")
    expect(lines).to_contain_text("Möge der Bessere gewinnen <3")
    expect(lines.locator("p")).to_have_count(2)
    # A phrase is read in one's own language.
    expect(lines).to_contain_text("Viel Glück!")
    expect(lines.locator("b").first).to_have_text("Ada")

    for person in (host, guest):
        person.open_side("notes")
    host.page.locator(".notes textarea").fill("Béla wants the grail")
    host.page.locator(".notes textarea").blur()
    expect(host.page.locator(".notes p")).to_have_text("Saved.")
    for person in (host, guest):
        person.page.reload()
        person.open_side("notes")
    expect(host.page.locator(".notes textarea")).to_have_value("Béla wants the grail")
    expect(guest.page.locator(".notes textarea")).to_have_value("")
    for person in (host, guest):
        person.open_side("notes")

    luck = random.Random(8)
    while whoever_is_asked([host, guest])[0] is host:
        play_together([host], 1, luck)
    expect(guest.page).to_have_title(re.compile("Du bist am Zug"))
    expect(host.page).not_to_have_title(re.compile("Your move"))

    # The one goes away, and meanwhile the other one moves.
    host.page.locator("header a.home").click()
    host.page.locator("section.hero").wait_for()
    act(guest)
    host.page.go_back()
    recap = host.page.get_by_role("dialog", name="Since you were last here")
    expect(recap).to_be_visible()
    assert recap.locator("li").count() >= 1
    recap.get_by_role("button", name="To the table").click()
    expect(recap).to_have_count(0)


def test_the_personal_link_makes_another_browser_the_same_person(visit: Visit) -> None:
    """One can be at home in two browsers; who leaves the page before the answer came is not called back to it."""
    host = visit("en")
    host.call_oneself("Ada")
    table = host.new_table("me", "random")
    host.open("/")
    host.page.locator("details:has(#recovery-link), details:has-text('You are Ada') summary").first.click()
    host.page.get_by_role("button", name="Make a personal link").click()
    link = host.page.locator("#recovery-link").input_value()

    again = visit("en")
    again.page.goto(link)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    again.page.route("**/api/recover", hold)
    with again.page.expect_request("**/api/recover"):
        again.page.get_by_role("button", name="Sign in", exact=True).click()
    again.page.locator('nav a[href="/tables"]').click()
    held[0].continue_()
    again.page.locator(f'a[href="/table/{table}"]').click()
    expect(again.own).to_contain_text("Ada")
    assert "#" not in again.page.url


def test_another_browser_is_seen_told_of_and_signed_out(visit: Visit) -> None:
    """The personal link works once; who is signed out goes on as a guest at the table that is open."""
    host = visit("en")
    host.call_oneself("Ada")
    table = host.new_table("me", "random")
    code = host.ask("/api/me/recovery", {})["code"]
    host.open(f"/table/{table}")
    expect(host.own).to_contain_text("Ada")

    again = visit("de")
    again.page.goto(f"{again.url}/recover#{code}")
    again.page.get_by_role("button", name="Anmelden", exact=True).click()
    expect(again.page.locator("#recovery-link")).not_to_have_value(f"{again.url}/recover#{code}")
    expect(host.page.get_by_text("Your personal link was just opened").first).to_be_visible()
    again.page.locator('a[href="/tables"]').last.click()
    again.page.locator(f'a[href="/table/{table}"]').click()
    expect(again.own).to_contain_text("Ada")

    host.open("/")
    host.page.locator("details:has-text('You are Ada') summary").first.click()
    browsers = host.page.get_by_role("region", name="Your browsers").locator("li")
    expect(browsers).to_have_count(2)
    expect(browsers.filter(has_text="this one")).to_have_count(1)
    host.page.get_by_role("button", name="Sign out all others").click()
    expect(browsers).to_have_count(1)
    expect(again.page.get_by_text("Dieser Browser wurde von einem anderen aus abgemeldet").first).to_be_visible()
    expect(again.own).to_have_count(0)


def test_a_rematch_leads_both_to_the_new_table(visit: Visit) -> None:
    """One asks for it on the final screen, the other one follows."""
    host, guest = visit("en"), visit("de")
    # The last moves of a game that was played already.
    played = host.new_table("random", "random")
    host.open(f"/table/{played}")
    host.page.wait_for_function(f"() => ({LOOK})().over")
    wish = {
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "branch": {"table": played, "at": host.look().at - 12},
    }
    table = host.ask("/api/tables", wish)["id"]
    guest.call_oneself("Béla")
    sit_down(host, guest, table, branched=True)
    play_together([host, guest], 100, random.Random(10))
    for person in (host, guest):
        person.page.locator("#final-headline").wait_for()
        # Both browsers added to the dice and find their share in them; the start is told for what it is.
        expect(person.page.locator('.proof [data-part="share"][data-level="proved"]')).to_have_count(2)
        expect(person.page.locator('.proof [data-part="start"]')).to_contain_text(played)
        expect(person.page.locator(".proof .good")).to_have_count(2)
    host.page.locator(".final .next button.primary").click()
    host.page.wait_for_url(lambda url: TABLE.search(url) is not None and not url.endswith(table))
    guest.page.locator(".final .next button.primary").click()
    guest.page.wait_for_url(host.page.url)
    for person in (host, guest):
        expect(person.page.locator("#final-headline")).to_have_count(0)
        person.page.locator("#prompt").wait_for()
    player, seen = whoever_is_asked([host, guest])
    assert seen.options
    player.choose(seen.options[0])
    for person in (host, guest):
        wait_past(person, seen.at)


def click_until_a_step_is_taken(player: Player) -> tuple[str, Look]:
    """Play by clicking at what glows until a click could mean several things; gives the element and what was seen."""
    luck = random.Random(9)
    while True:
        seen = player.wait_to_be_asked()
        assert not seen.over
        if seen.glowing:
            name = luck.choice(sorted(seen.glowing))
            assert player.click_element(name)
            if not player.answered(seen):
                return name, seen
        else:
            player.choose(luck.choice(seen.options))
        wait_past(player, seen.at)


def test_a_click_with_several_meanings_is_a_step(visit: Visit) -> None:
    """What was clicked looks chosen, the prompt offers the rest; Escape goes back, arrows and Enter choose."""
    player = visit("en")
    page = player.page
    sent: list[str | bytes] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda told: sent.extend([told]))

    page.on("websocket", listen)
    player.open(f"/table/{player.new_table('me', 'random')}")
    name, before = click_until_a_step_is_taken(player)
    chosen = page.locator(f'[data-el="{name}"].chosen')
    expect(chosen).not_to_have_count(0)
    step = player.look()
    assert (step.at, step.depth) == (before.at, before.depth + 1)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    assert player.look().options == before.options
    assert player.click_element(name)
    expect(chosen).not_to_have_count(0)

    rows = page.locator("#prompt .options button")
    page.locator("#prompt .question").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#prompt button:focus")).to_have_count(1)
    rows.first.focus()
    meant = rows.first.get_attribute("data-action")
    assert meant is not None
    page.keyboard.press("Enter")
    wait_past(player, before.at)
    told = next(said for said in map(json.loads, reversed(sent)) if said["type"] == "act")  # it asks for facts as well
    assert " > ".join([told["action"], *told.get("then", [])]) == meant


def test_language_and_settings_in_the_middle_of_a_game(visit: Visit) -> None:
    """Question, log and board speak the other language at once, the game is the same; settings are kept."""
    player = visit("en", size=(1700, 1000))
    player.open(f"/table/{player.new_table('me', 'random')}")
    page = player.page
    player.play(seed=3, most=3)
    while player.wait_to_be_asked().depth:
        page.keyboard.press("Escape")  # a question that is asked anew, in another language, begins with its first step
    before = player.wait_to_be_asked()
    expect(page).to_have_title(re.compile("Your move"))
    player.open_side("log")
    log = page.locator(".log .lines > *")
    words = """() => ["#prompt .question .text", ".log .lines > :last-child", "[data-el='space:3']"].map(
      (where) => document.querySelector(where)).map((one) => one.getAttribute("aria-label") ?? one.innerText)"""
    said, told = page.evaluate(words), log.count()
    from_menu(player, "Settings")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Deutsch")).click()
    page.wait_for_function(
        f"(said) => ({words})().every((one, index) => one !== said[index])",
        arg=said,
    )
    expect(page).to_have_title(re.compile("Du bist am Zug"))
    dialog = page.get_by_role("dialog", name="Einstellungen")
    dialog.locator("select").nth(0).select_option("dark")
    dialog.locator("select").nth(1).select_option("fast")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    after = player.wait_to_be_asked()
    assert (after.at, after.options, after.glowing) == (before.at, before.options, before.glowing)
    assert log.count() == told

    page.reload()
    player.wait_to_be_asked()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    from_menu(player, "Einstellungen")
    expect(dialog.locator("select").nth(0)).to_have_value("dark")
    expect(dialog.locator("select").nth(1)).to_have_value("fast")
    assert page.evaluate("() => getComputedStyle(document.body).colorScheme") == "dark"
