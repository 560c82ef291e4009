/** Key in the tab's storage for the state of a sign-in at the hub that this tab began. */
export const hubStateKey = 'shootline.hub';
