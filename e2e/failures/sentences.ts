// Repeated here, to catch accidental changes of the sentences that users read.

export const cannotBeReached =
  'This area cannot be reached right now. The rest of the portal keeps working.';
export const tooSlow = 'This area takes too long to answer. The rest of the portal keeps working.';
export const unreadable = 'The published files of this area cannot be read.';
export const gone = 'A part of this area is no longer there. Retry loads its current version.';
export const altered = 'The code of this area differs from what was published, so it is not run.';
export const broken =
  'This area was loaded but could not be started. The rest of the portal keeps working.';
export const refused = 'Your browser is not allowed to load this area from where it is.';
export const notAllowed = 'This area comes from an address that this portal does not allow.';
export const needsNewer =
  'This area needs a newer version of the portal. Reload the page to get it.';
export const older = 'This area is older than this portal and cannot be shown until it is updated.';
export const network =
  'Sorry, the request failed due to a network issue. Please check that you are connected to the internet and try again.';
export const other =
  'Sorry, something went wrong. Please try again and if this problem persists, contact us.';
export const newerVersion = 'There is a newer version of this page.';
