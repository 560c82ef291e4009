import { isAdmin, isClient, isInternal } from '@shootline/shared-api/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { person, stateLog } from '../schema.ts';
import { conflict, fieldError } from '../../platform/http/errors.ts';
import type { ActionContext } from './action-context.ts';

/** Whether the viewer may not even know that the field changed. */
function isHidden(field: string, { viewer, permissions }: ActionContext): boolean {
  switch (field) {
    case 'quote_number':
    case 'quote_number_type':
      return !isAdmin(viewer.role);
    case 'invoice_notes':
      return !isInternal(viewer.role);
    case 'invoice':
      return isClient(viewer.role);
    case 'client_cost':
      return !permissions.read_client_cost;
    case 'camera_operator_cost':
      return !permissions.read_camera_operator_cost;
    case 'booking_availabilities':
      return !permissions.read_booking_availabilities;
    case 'cancellation_fees':
      return !permissions.read_cancellation_fees;
    default:
      return false;
  }
}

/**
 * Throws 409 when the booking is no longer at this version; its errors name each field that has
 * changed since, and by whom (decisions §6).
 */
export async function refuseStale(context: ActionContext, version: number): Promise<void> {
  const { tx, row } = context;
  const { id, tenantId } = row.booking;
  if (row.booking.version === version) return;
  const later = await tx
    .select({ fields: stateLog.fields, by: person.fullName })
    .from(stateLog)
    .leftJoin(person, eq(person.id, stateLog.personId))
    .where(
      and(
        eq(stateLog.tenantId, tenantId),
        eq(stateLog.bookingId, id),
        gt(stateLog.version, version),
      ),
    )
    .orderBy(asc(stateLog.version));
  const changers = new Map<string, string>();
  for (const { fields, by } of later) {
    for (const field of fields) {
      if (!isHidden(field, context)) changers.set(field, by ?? 'the system');
    }
  }
  throw conflict(
    'Sorry, this booking was changed after you opened it, so your changes are not saved. Please ' +
      'compare them with the changes below and save again.',
    [...changers].map(([field, by]) => fieldError(field, `Changed by ${by}.`)),
  );
}
