import { isCameraOperator } from '@shootline/shared-api/contract';
import { forbidden } from '../../platform/http/errors.ts';
import type { Viewer } from '../../platform/session/viewer.ts';

/** Throws 403 for everyone but videographers: nobody else has a calendar of their own. */
export function requireVideographer({ role }: Viewer): void {
  if (!isCameraOperator(role)) throw forbidden();
}
