// happy-dom has no animations; Svelte's transitions ask for them.
Element.prototype.animate ??= () =>
  ({ cancel() {}, finish() {}, finished: Promise.resolve(), currentTime: 0 }) as unknown as Animation;
