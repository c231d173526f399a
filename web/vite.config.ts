import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { licensed } from "./licenses.ts";
import { leanPaths, leanWords, withoutNever } from "./lighter.ts";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), withoutNever(), leanWords(), leanPaths(), licensed()],
  build: {
    outDir: "../src/merlin_bigbox/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // One file of styles instead of one beside each script: a dozen requests less, and packed together they weigh less.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Nothing to preload: each script that is loaded later is asked for by name (`App.svelte`).
    modulePreload: false,
    rolldownOptions: {
      // The gallery is built apart (`tools/scene_server.py`): nobody who plays loads any of it.
      input: mode === "gallery" ? "gallery.html" : "index.html",
      output: {
        // Names from file to file as they are: short ones that mean nothing pack worse than words.
        minifyInternalExports: false,
        // Few large files, packed together, weigh a tenth less than many small ones: what everybody needs at once, the
        // pages around a game with what the table shares with them, and the table.
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 3 },
            { name: "pages", test: /src\/(pages\/around|art\/modules|lib\/coach)/, priority: 2 },
            { name: "table", test: /src\/pages\/game/, priority: 1 },
            // What the coach and the cards of modules share with the pages for learning, and nobody else loads.
            { name: "learn-shared", test: /src\/learn\/(remarks|words|modules|ModuleSign)\b/, priority: 0 },
            // The table for one, at which lessons and daily positions are played.
            { name: "learn-table", test: /src\/learn\/(line|light|solo|SoloTable)\b/, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    // While working on the page: the server runs beside it (./merlin serve) and answers everything but the page.
    proxy: {
      "/api": { target: loadEnv(mode, ".", "MERLIN_").MERLIN_SERVER ?? "http://127.0.0.1:8765", ws: true },
      "/scenes": "http://127.0.0.1:8766", // ./merlin python -m tools.scenes --serve
    },
  },
}));
