// Who this browser is: asked of the server once, changed by the person.

import type { Me, SetupInfo } from "../wire";
import { api } from "./api";
import { language } from "./i18n.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  setup = $state.raw<SetupInfo | null>(null);
  private setupLang = "";
  private asking: Promise<Me> | null = null;
  private becoming: Promise<Me> | null = null;

  /** Asked once for all who want to know: the server makes a new person for each who asks without a token. */
  load(): Promise<Me> {
    // Who becomes somebody else is not asked before that is done: the later answer would win.
    if (this.becoming) return this.becoming.catch(() => null).then(() => this.load());
    if (this.me) return Promise.resolve(this.me);
    this.asking ??= api
      .me()
      .then((me) => (this.me = me))
      .finally(() => (this.asking = null));
    return this.asking;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  async recover(code: string): Promise<void> {
    while (this.asking) await this.asking.catch(() => null);
    this.becoming = api.recover(code);
    try {
      this.me = await this.becoming;
    } finally {
      this.becoming = null;
    }
  }

  /** What tables can be made of, in the language of the page. */
  async loadSetup(): Promise<SetupInfo> {
    const lang = language.current;
    if (!this.setup || this.setupLang !== lang) {
      this.setup = await api.setup(lang);
      this.setupLang = lang;
    }
    return this.setup;
  }
}

export const person = new Person();
