import { isAdmin, isVideographer, isInternal } from '../../contract/index.ts';
import type { BriefName } from './brief-field.ts';
import { briefField } from './brief-fields.ts';

/** Whether users of a role see and set a field of the brief, on bookings that they may view. */
export function hasField(role: number, name: BriefName): boolean {
  switch (briefField(name).only) {
    case 'admins':
      return isAdmin(role);
    case 'staff':
      return isInternal(role);
    case 'clients and staff':
      return !isVideographer(role);
    default:
      return true;
  }
}
