// The time that passes while something is shown.

/** The seconds since a moment of `performance.now()`, counted on every few seconds for as long as it is shown. */
export function passed(since: () => number, every = 1000): { readonly seconds: number } {
  let now = $state(performance.now());
  $effect(() => {
    now = Math.max(performance.now(), since());
    const timer = setInterval(() => (now = performance.now()), every);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return Math.max(0, (now - since()) / 1000);
    },
  };
}
