// Everything on the screen that is measured, in one call. A rectangle is [left, top, width, height]; what is told of an
// element is its region or its words, so that one finds it.
() => {
  // Scenes may stand there unpainted: as they would be seen, until this is done.
  const root = document.documentElement;
  root.style.opacity = 1;
  const seen = new Map(), boxed = new Map();
  const round = (box) => [box.left, box.top, box.width, box.height].map((one) => Math.round(one * 10) / 10);
  const style = (one) => { if (!seen.has(one)) seen.set(one, getComputedStyle(one)); return seen.get(one); };
  const boxOf = (one) => { if (!boxed.has(one)) boxed.set(one, one.getBoundingClientRect()); return boxed.get(one); };
  // The part of an element that its boxes and the window leave to be seen.
  const clip = (one) => {
    const box = boxOf(one);
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top),
      Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = style(up);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const around = boxOf(up);
      const over = overflowX === "clip" ? parseFloat(style(up).overflowClipMargin) || 0 : 0;
      if (overflowX !== "visible") { left = Math.max(left, around.left - over); right = Math.min(right, around.right + over); }
      if (overflowY !== "visible") { top = Math.max(top, around.top - over); bottom = Math.min(bottom, around.bottom + over); }
    }
    const area = Math.max(1, box.width) * Math.max(1, box.height);
    return { box, share: Math.max(0, right - left) * Math.max(0, bottom - top) / area,
      middle: [(left + right) / 2, (top + bottom) / 2] };
  };
  const visible = new Map();
  const shown = (one) => {
    if (!visible.has(one))
      visible.set(one, one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && one.getClientRects().length > 0);
    return visible.get(one);
  };
  // Figures stand on spaces: something is covered where neither its middle nor what is around it can be hit.
  const covered = (one, [x, y]) => {
    const { width, height } = one.getBoundingClientRect();
    return [[0, 0], [-1, 0], [1, 0], [0, -1], [0, 1]].every(([right, down]) => {
      const hit = document.elementFromPoint(x + (right * width) / 4, y + (down * height) / 4);
      return hit !== null && !one.contains(hit) && !hit.contains(one);
    });
  };
  const word = (one) => (one.getAttribute("aria-label") || one.textContent || one.className || "").trim().slice(0, 40);
  const all = (where, root = document) => [...root.querySelectorAll(where)].filter(shown);
  const region = (one) => one.closest("[data-region]")?.dataset.region ?? "";

  const boxes = all("[data-region]").map((one) => ({ one, name: one.dataset.region, box: one.getBoundingClientRect() }));
  const regions = {};
  for (const { one, name } of boxes) {
    const { box, share } = clip(one);
    regions[name] = { box: round(box), share, scrolls: one.scrollHeight > one.clientHeight + 1
      && ["auto", "scroll"].includes(style(one).overflowY) };
  }
  const overlaps = [];
  boxes.forEach((a, n) => boxes.slice(n + 1).forEach((b) => {
    if (a.one.contains(b.one) || b.one.contains(a.one)) return;
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (wide > 1 && high > 1) overlaps.push(`${a.name} and ${b.name} by ${Math.round(wide)} × ${Math.round(high)}`);
  }));
  const parts = {};
  for (const one of all('[data-region="castle"] [data-part], [data-region="missions"][data-part]')) {
    if (one.clientWidth < 2) continue; // Nothing is in it.
    const { share } = clip(one);
    parts[one.dataset.part] = Math.min(parts[one.dataset.part] ?? 1, share);
  }
  const prompt = document.querySelector('[data-region="prompt"]') ?? document.querySelector("#prompt");
  const options = prompt ? all("button[data-action]", prompt).map((one) => {
    const { box, share } = clip(one);
    return { name: word(one), share, height: box.height };
  }) : [];
  const elements = {};
  for (const one of document.querySelectorAll("[data-el]")) {
    if (!shown(one)) { elements[one.dataset.el] ??= null; continue; }
    const { box, share, middle } = clip(one);
    const old = elements[one.dataset.el];
    if (!old || share > old.share)
      elements[one.dataset.el] = { share, covered: share > 0 && one.classList.contains("glows") && covered(one, middle),
        glows: one.classList.contains("glows"), size: [box.width, box.height], region: region(one) };
  }
  const small = new Set(), cut = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const words = node.data.trim();
    if (!words || !one || ["SCRIPT", "STYLE", "TITLE", "DESC"].includes(one.tagName.toUpperCase()) || !shown(one)) continue;
    const here = style(one);
    // What only a screen reader finds is clipped to nothing.
    if (one.closest(".visually-hidden, .sr-only, [hidden], .skip-link")) continue;
    const brief = one.closest("[data-brief]"); // The whole of it is told where one points.
    const told = `${words.slice(0, 30)} (${region(one) || one.closest("[class]")?.className?.baseVal || one.className})`;
    const scale = one.ownerSVGElement ? Math.hypot(one.getScreenCTM()?.a ?? 1, one.getScreenCTM()?.b ?? 0) : 1;
    const size = parseFloat(here.fontSize) * scale;
    if (size < 10.95) small.add(`${size.toFixed(1)} px: ${told}`);
    if (one.ownerSVGElement || brief) continue;
    let up = one;
    while (up && style(up).display === "inline") up = up.parentElement;
    for (let depth = 0; up && depth < 3; depth++, up = up.parentElement) {
      const hidesX = ["hidden", "clip"].includes(style(up).overflowX), hidesY = ["hidden", "clip"].includes(style(up).overflowY);
      if (up.clientWidth < 2 || up.clientHeight < 2) break;
      const line = document.createRange();
      line.selectNodeContents(node);
      const box = line.getBoundingClientRect(), around = boxOf(up);
      // What is wholly outside is not shown at all, as lines of news that find no room.
      if (box.left >= around.right - 1 || box.top >= around.bottom - 1) break;
      if ((hidesX && (box.right > around.right + 1 || box.left < around.left - 1))
        || (hidesY && (box.bottom > around.bottom + 3 || box.top < around.top - 3))) { cut.add(told); break; }
    }
  }
  // How high a button is to a finger: what it draws beyond its edges catches a touch as well.
  const reach = (one) => {
    const box = one.getBoundingClientRect(), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const hit = (at) => one.contains(document.elementFromPoint(x, at));
    let [up, down] = [box.height / 2, box.height / 2];
    if (innerWidth > 500) return box.height; // With a mouse it does not matter.
    while (up < 30 && hit(y - up - 1)) up++;
    while (down < 30 && hit(y + down + 1)) down++;
    return up + down;
  };
  const buttons = all("button, a[href], summary, [role=tab]").filter((one) => !one.closest("dialog, .skip-link"))
    .map((one) => ({ name: word(one), region: region(one), reach: reach(one), box: round(one.getBoundingClientRect()) }));
  const page = document.scrollingElement;
  root.style.opacity = "";
  return { window: [innerWidth, innerHeight], page: [page.scrollWidth, page.scrollHeight], regions, overlaps, parts, options,
    elements, small: [...small], cut: [...cut], buttons };
}
