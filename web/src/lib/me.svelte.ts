// Who this browser is: asked of the server once, changed by the person.

import type { Me, SetupInfo } from "../wire";
import { api } from "./api";
import { language } from "./i18n.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  setup = $state.raw<SetupInfo | null>(null);
  private setupLang = "";

  async load(): Promise<Me> {
    this.me ??= await api.me();
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  async recover(code: string): Promise<void> {
    this.me = await api.recover(code);
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
