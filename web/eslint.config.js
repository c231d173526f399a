import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      // A name that begins with an underscore says that it is there to be left out.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // The page has a small router of its own; links are plain addresses.
      "svelte/no-navigation-without-resolve": "off",
      // Maps and sets here are made anew instead of changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { ignores: ["node_modules", "src/wire.ts"] },
);
