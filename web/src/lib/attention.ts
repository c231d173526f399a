// "Your move" outside of the page: the title, the icon of the tab, and a notification where it was allowed.

import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const CALM = "/icon.svg";
// The same shape with a dot; drawn here because an icon cannot be styled.
const CALLING =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#6e4723"/>' +
      '<circle cx="32" cy="32" r="21" fill="#c4935c"/><path d="M32 14l5 13h13l-10 8 4 14-12-8-12 8 4-14-10-8h13z" fill="#fff5df"/>' +
      '<circle cx="52" cy="12" r="11" fill="#e02f2f" stroke="#fff" stroke-width="3"/></svg>',
  );

let called = false;

/** The icon calls who is elsewhere. Who sees the page needs no call, and each change of it may be a request. */
function drawIcon(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = called && document.hidden ? CALLING : CALM;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
document.addEventListener("visibilitychange", drawIcon);

/** Title and icon say whether one is to move. */
export function showTurn(yours: boolean, about: string): void {
  const name = about ? `${about} · ${t("title")}` : t("title");
  const wanted = yours ? `● ${t("general-your-move")} · ${t("title")}` : name;
  if (document.title !== wanted) document.title = wanted;
  if (called === yours) return;
  called = yours;
  drawIcon();
}

/** Ask the browser for leave to notify; only ever from a click. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A notification, when the page is in the background and the person wished for it. */
export function notify(words: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const shown = new Notification(t("general-your-move"), { body: words, tag: "merlin-turn", icon: CALM });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
