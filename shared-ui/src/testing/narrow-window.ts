const wide = window.matchMedia;

/** Makes the window at most 768 px wide for the tests of a file; call it in `beforeEach`. */
export function narrowTheWindow(): void {
  window.matchMedia = (query) => ({ ...wide(query), matches: false });
}

/** Undoes `narrowTheWindow`; call it in `afterEach`. */
export function widenTheWindow(): void {
  window.matchMedia = wide;
}
