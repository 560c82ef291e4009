/**
 * What repeats for another person, state, width or colour scheme what a test of `npm test` has shown,
 * or shows in a browser what tests of components and of the API prove: `npm run soak -- e2e` runs it.
 */
export const inSoak = { tag: '@soak' };

/** The details of a test that is one of a sample, or left to the soak. */
export const inSoakUnless = (isInSample: boolean) => (isInSample ? {} : inSoak);
