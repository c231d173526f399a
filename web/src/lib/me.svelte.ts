// Who this browser is: asked of the server once, changed by the person.

import type { Me, Recovered, SetupInfo } from "../wire";
import { api } from "./api";
import { language, t } from "./i18n.svelte";
import { notices } from "./notices.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  setup = $state.raw<SetupInfo | null>(null);
  private setupLang = "";
  private asking: Promise<Me> | null = null;
  private becoming: Promise<Recovered> | null = null;

  /** Asked once for all who want to know: the server makes a new person for each who asks without a token. */
  load(): Promise<Me> {
    // Who becomes somebody else is not asked before that is done: the later answer would win.
    if (this.becoming) return this.becoming.catch(() => null).then(() => this.load());
    if (this.me) return Promise.resolve(this.me);
    this.asking ??= api
      .me()
      .then((me) => {
        if (me.signed_out) notices.show(t("lobby-signed-out"), true);
        return (this.me = me);
      })
      .finally(() => (this.asking = null));
    return this.asking;
  }

  /** This browser was signed out: it is somebody else from now on. */
  renew(): Promise<Me> {
    this.me = null;
    return this.load();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  /** Become the person whose code this is; gives the code that counts from now on. */
  async recover(code: string): Promise<string> {
    while (this.asking) await this.asking.catch(() => null);
    this.becoming = api.recover(code);
    try {
      const { me, code: next } = await this.becoming;
      this.me = me;
      return next;
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
