/**
 * For tests that repeat a test of `npm test` for another user, state, width or colour scheme, or show in a
 * browser what tests of components and of the API prove. `npm run soak -- e2e` runs them.
 */
export const inSoak = { tag: '@soak' };

/** Test details: none for a test in the sample, the soak tag for others. */
export const inSoakUnless = (isInSample: boolean) => (isInSample ? {} : inSoak);
