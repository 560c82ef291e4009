import { isInternal } from '@shootline/shared-api/contract';
import { mayReadPart } from '../analytics/analytics.rights.ts';
import type { Actor } from '../booking/rights/booking-facts.ts';
import { invoiceRelationOf } from '../invoice/invoice-permission.rules.ts';

/** Parts of a videographer's profile that not every reader sees. */
export type ProfileRights = { ratings: boolean; feedback: boolean; invoices: boolean };

/** The rights of a user to a videographer's profile; undefined if they may not open it. */
export function profileRightsOf(viewer: Actor, videographerId: string): ProfileRights | undefined {
  const isStaff = isInternal(viewer.role);
  if (!isStaff && viewer.id !== videographerId) return undefined;
  return {
    ratings: isStaff,
    feedback: isStaff && mayReadPart(viewer, 'feedback'),
    invoices: invoiceRelationOf({ videographerId }, viewer) !== undefined,
  };
}
