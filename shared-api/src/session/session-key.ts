/** The keys of the pages that users last left begin with it, in the browser's storage. */
export const visitsPrefix = 'shootline.visits.';

/** Key in the browser's storage for the colours that were chosen in it: `light`, `dark` or `system`. */
export const colorModeKey = 'shootline.colorMode';

/** The session's key in the browser's storage. */
export const sessionKey = 'shootline.auth';
