/** Its key in the tab's storage: the state of the sign-in at the hub that this tab has begun. */
export const hubStateKey = 'shootline.hub';
