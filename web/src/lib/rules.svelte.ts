// The rules in plain words, read once a language, and the card that shows one of them.

import type { Lang, RuleInfo } from "../wire";
import { api } from "./api";
import { language } from "./i18n.svelte";

class Rules {
  private readonly known = new Map<Lang, Promise<Map<string, RuleInfo>>>();
  /** The rule whose card is open. */
  open = $state<string | null>(null);

  all(lang: Lang = language.current): Promise<Map<string, RuleInfo>> {
    const found = this.known.get(lang);
    if (found) return found;
    const asked = api.rules(lang).then((rules) => new Map(rules.map((rule) => [rule.id, rule])));
    asked.catch(() => this.known.delete(lang));
    this.known.set(lang, asked);
    return asked;
  }
}

export const rules = new Rules();
