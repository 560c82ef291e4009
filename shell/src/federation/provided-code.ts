import type { SharedCode } from '@shootline/shared-api/portal';

declare const PROVIDED: SharedCode;

/** The shared code that this build of the shell provides; large, so it is loaded only when needed. */
export const provided = PROVIDED;
