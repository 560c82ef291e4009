/**
 * For tests that repeat a test of `npm test` for another user, state, width or colour scheme, show in a
 * browser what tests of components and of the API prove, or cover a rarer case of an area. `npm test` runs
 * at most 60 tests in a browser; `npm run soak -- e2e` runs the others.
 */
export const inSoak = { tag: '@soak' };

/** Test details: none for a test in the sample, the soak tag for others. */
export const inSoakUnless = (isInSample: boolean) => (isInSample ? {} : inSoak);
