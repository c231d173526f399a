// Points at every row of the prompt, then at parts of the board that glow. Gives what is not marked in return with the
// next frame, and facts that take more than their line or lie over what they are about.
async () => {
  const MOST = 8;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const all = (where) => [...document.querySelectorAll(where)].filter(shown);
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const enter = (one, ...names) =>
    names.forEach((name) => one.dispatchEvent(
      new PointerEvent(name, { pointerType: "mouse", bubbles: name === "pointermove" })));
  const name = (one) => one.dataset.el ?? one.dataset.action ?? one.dataset.step;
  const fact = document.querySelector("[data-region=fact]");
  const wrong = [];
  const check = async (one, marks) => {
    enter(one, "pointerenter", "pointermove");
    await frame();
    if (!marks()) wrong.push(`${name(one)} marks nothing`);
    const line = fact.getBoundingClientRect();
    if (fact.querySelector(".words").getClientRects().length !== 1) wrong.push(`the fact of ${name(one)} is not one line`);
    for (const other of [one, ...all("[data-el].glows")]) {
      const box = other.getBoundingClientRect();
      if (Math.min(box.right, line.right) - Math.max(box.left, line.left) > 1
        && Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top) > 1)
        wrong.push(`the fact of ${name(one)} lies over ${name(other)}`);
    }
    enter(one, "pointerleave");
  };
  const rows = all("#prompt .options button:is([data-action], [data-step]):not(:disabled)");
  // What touches no part of the board, such as giving up, has nothing to mark.
  for (const row of rows.filter((one) => one.dataset.step || one.querySelector(".pictures")))
    await check(row, () => document.querySelector("main [data-el].marked") !== null);
  // A part marks the choice that it means, or the other parts that it is chosen with.
  for (const one of rows.length ? all("[data-el].glows:not(.aside)").slice(0, MOST) : [])
    await check(one, () => document.querySelector("#prompt .options .marked") !== null
      || all("[data-el].marked").some((other) => other.dataset.el !== one.dataset.el));
  return wrong;
}
