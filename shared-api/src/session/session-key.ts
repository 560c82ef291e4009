/** The session's key in the browser's storage. */
export const sessionKey = 'shootline.auth';
