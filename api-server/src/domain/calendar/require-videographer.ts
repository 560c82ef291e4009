import { isVideographer } from '@shootline/shared-api/contract';
import { forbidden } from '../../platform/errors/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';

/** Throws 403 for everyone but videographers, as only they have a calendar. */
export function requireVideographer({ role }: Viewer): void {
  if (!isVideographer(role)) throw forbidden();
}
