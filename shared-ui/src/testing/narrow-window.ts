const wide = window.matchMedia;

/**
 * Makes the window narrow, a phone's width by default, in pixels, for the tests of a file; call it in
 * `beforeEach`.
 */
export function narrowTheWindow(width = 390): void {
  window.matchMedia = (query) => {
    const least = /min-width: ([\d.]+)px/.exec(query)?.[1];
    return { ...wide(query), matches: least !== undefined && width >= Number(least) };
  };
}

/** Undoes `narrowTheWindow`; call it in `afterEach`. */
export function widenTheWindow(): void {
  window.matchMedia = wide;
}
