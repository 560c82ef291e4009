/** The keys of the pages that users last left begin with it, in the browser's storage. */
export const visitsPrefix = 'shootline.visits.';

/** The session's key in the browser's storage. */
export const sessionKey = 'shootline.auth';
