import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/merlin_bigbox/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // One file of styles instead of one beside each script: a dozen requests less, and packed together they weigh less.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // The gallery is built apart (`tools/scene_server.py`): nobody who plays loads any of it.
    ...(mode === "gallery" ? { rollupOptions: { input: "gallery.html" } } : {}),
  },
  server: {
    // While working on the page: the server runs beside it (./merlin serve) and answers everything but the page.
    proxy: {
      "/api": { target: loadEnv(mode, ".", "MERLIN_").MERLIN_SERVER ?? "http://127.0.0.1:8765", ws: true },
      "/scenes": "http://127.0.0.1:8766", // ./merlin python -m tools.scenes --serve
    },
  },
}));
