/** The workspace that a link to the sign-in names, as in `/login?workspace=acme`; null if it names none. */
export const workspaceIn = (search: string): string | null =>
  new URLSearchParams(search).get('workspace');

/** Key in the browser's storage for the workspace of the last sign-in on this device. */
export const workspaceKey = 'shootline.workspace';
