import { isAdmin, isClient, isInternal } from '@shootline/shared-api/contract';
import { and, asc, eq, gt } from '../../../platform/db/drizzle.ts';
import { appUser, stateLog } from '../../schema.ts';
import { conflict, fieldError } from '../../../platform/errors/errors.ts';
import { bookingStates, labelOf } from '../../reference/option-sets.ts';
import type { ActionContext } from './action-context.ts';
import { mayKnowVideographer } from '../booking.presenter.ts';
import { onKey } from '../../../platform/db/query.ts';

/** The contract's header with the version that the caller has seen. */
export type VersionHeader = { 'If-Match'?: string };

/** The version that an `If-Match` of the contract names; undefined without one. */
export const seenVersion = ({ 'If-Match': etag }: VersionHeader): number | undefined =>
  etag === undefined ? undefined : Number(etag.replaceAll(/\D/g, ''));

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

/** Message with the booking's current state, for a user who acted on an older one. */
function actionText({ row, viewer }: ActionContext, names: string[]): string {
  const { state } = row.booking;
  const videographer = mayKnowVideographer(row, viewer) && row.videographer?.fullName;
  const who = names.length === 0 ? 'somebody else' : names.join(', ');
  return (
    `Sorry, this booking was changed by ${who} after you opened it. It is now ` +
    `${labelOf(bookingStates, state)}${videographer ? `, and ${videographer} is assigned` : ''}. ` +
    'Nothing was done. Please look at the booking as it is now and decide again.'
  );
}

const briefText =
  'Sorry, this booking was changed after you opened it, so your changes are not saved. Please ' +
  'compare them with the changes below and save again.';

/**
 * The parts of a booking that must be unchanged for a write: all for `action`, all but the offers for
 * `brief`, which leaves offers alone, and all for `shoot`, which withdraws them.
 */
type Write = 'action' | 'brief' | 'shoot';

const offersOnly = (fields: string[]) =>
  fields.length > 0 && fields.every((field) => field === 'booking_availabilities');

/**
 * Throws 409 when the booking has changed since this version in a way that matters to the write. The errors
 * name each changed field and the user who changed it. Callers that name no version are not refused.
 */
export async function refuseStale(
  context: ActionContext,
  version: number | undefined,
  write: Write,
): Promise<void> {
  const { tx, row } = context;
  const { id, tenantId } = row.booking;
  if (version === undefined || row.booking.version === version) return;
  const later = await tx
    .select({ fields: stateLog.fields, by: appUser.fullName })
    .from(stateLog)
    .leftJoin(appUser, onKey(appUser, stateLog.userId))
    .where(
      and(
        eq(stateLog.tenantId, tenantId),
        eq(stateLog.bookingId, id),
        gt(stateLog.version, version),
      ),
    )
    .orderBy(asc(stateLog.version));
  const isOffersOnly = later.length > 0 && later.every(({ fields }) => offersOnly(fields));
  if (write === 'brief' && isOffersOnly) return;
  const changers = new Map<string, string>();
  for (const { fields, by } of later) {
    for (const field of fields) {
      if (!isHidden(field, context)) changers.set(field, by ?? 'the system');
    }
  }
  const names = [...new Set(changers.values())];
  throw conflict(
    write === 'action' ? actionText(context, names) : briefText,
    [...changers].map(([field, by]) => fieldError(field, `Changed by ${by}.`)),
  );
}
