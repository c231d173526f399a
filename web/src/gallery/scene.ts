// A scene of the gallery: a kept moment of a game, and a line that tells it as the server would.

import type { Line } from "../lib/connection.svelte";
import type { FromPage, Guide, StepMessage, TableMessage } from "../wire";

export interface Scene {
  guide: Guide;
  message: TableMessage;
  /** Moves that follow at once. */
  steps: StepMessage[];
}

async function file<T>(name: string): Promise<T> {
  const answer = await fetch(`scenes/${name}.json`);
  if (!answer.ok) throw new Error(`there is no scene "${name}"; is build/scenes made?`);
  return (await answer.json()) as T;
}

export const sceneNames = () => file<string[]>("index");

export async function loadScene(name: string, lang: string): Promise<Scene> {
  const found = await file<Omit<Scene, "guide"> & { guide: string }>(`${name}.${lang}`);
  const changes: TableMessage["changes"] = { ...found.message.changes };
  // ?crowd=12 puts everybody onto one space.
  const crowd = new URLSearchParams(location.search).get("crowd");
  if (crowd)
    changes["figures"] = (changes["figures"] as object[]).map((one) => ({ ...one, space: Number(crowd) }));
  return {
    guide: await file<Guide>(`${found.guide}.${lang}`),
    message: { ...found.message, changes },
    steps: found.steps,
  };
}

/** What was sent to the server that is not there, for tests. */
export const sent: FromPage[] = [];

/** A line at whose other end the scene is told; nothing that is asked after that changes it. */
export function kept(scene: Scene): Line {
  const line: Line = {
    onopen: null,
    onmessage: null,
    onclose: null,
    close: () => {},
    send: (text) => {
      const message = JSON.parse(text) as FromPage;
      sent.push(message);
      if (message.type === "hello") for (const told of [scene.message, ...scene.steps]) tell(told);
    },
  };
  const tell = (message: object) =>
    line.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  queueMicrotask(() => line.onopen?.(new Event("open")));
  return line;
}
