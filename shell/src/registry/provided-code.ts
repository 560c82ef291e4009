import type { SharedCode } from '@shootline/shared-api/portal';

declare const PROVIDED: SharedCode;

/** The shared code that this build of the shell provides; long, so it is loaded late. */
export const provided = PROVIDED;
