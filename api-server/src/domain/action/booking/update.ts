import {
  type Address,
  type BookingInput,
  type BookingState,
  isAdmin,
  isClient,
} from '@shootline/shared-api/contract';
import {
  changedPartOf,
  isChangeableOnceAssigned,
  isChangeableOnceBegun,
  lateChangeText,
  onceAssignedText,
  onceBegunText,
  type BriefName,
} from '@shootline/shared-api/rules/brief';
import { zoneOf } from '@shootline/shared-api/rules';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';
import type { ActionContext, Outcome, Run } from '../../booking/change/action-context.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import type { BookingChange } from '../../booking/change/booking-change.ts';
import {
  refuseStale,
  seenVersion,
  type VersionHeader,
} from '../../booking/change/booking-version.repository.ts';
import type { BookingRow } from '../../booking/booking.repository.ts';
import {
  type BriefColumns,
  changedFields,
  inputOf,
  overlaid,
} from '../../booking/brief/brief.rules.ts';
import { checkedBrief } from '../../booking/brief/checked-brief.ts';
import { momentText } from '../../booking/brief/shoot-time.rules.ts';
import { deadlineOf } from '../../booking/rights/change-deadline.rules.ts';
import { hasStarted, isAhead } from '../../booking/rights/right.ts';
import { storedBrief } from '../../booking/brief/stored-brief.ts';
import { endAssignment, moveAssignment } from '../../offer/staffing/assignment.repository.ts';
import { offerAgain } from '../../offer/queue/offer-queue.ts';
import { cancelOpenOffers } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';

const purchaseOrderFields = ['purchase_order_type', 'purchase_order'];

/** Why a client may not change a field of the booking now. */
function refusalToClient(row: BookingRow, field: BriefName, now: Date): string | undefined {
  const facts = factsOf(row);
  if (facts.state === 'draft') return undefined;
  if (facts.state === 'assigned' && !isChangeableOnceAssigned(field)) return onceAssignedText;
  if (hasStarted({ facts, now }) && !isChangeableOnceBegun(field)) return onceBegunText;
  const part = changedPartOf(field);
  const deadline = part && deadlineOf(facts, part);
  if (!deadline || deadline > now) return undefined;
  return lateChangeText(momentText(deadline, zoneOf(row.booking)));
}

function refuseFields({ viewer, row, now }: ActionContext, fields: BriefName[]): void {
  const facts = factsOf(row);
  const errors = [];
  if (!isAdmin(viewer.role) && fields.includes('client')) {
    errors.push(fieldError('client', 'Only an admin may change the client.'));
  }
  if (facts.isBilled) {
    const billed = fields.filter((field) => purchaseOrderFields.includes(field));
    errors.push(
      ...billed.map((field) => fieldError(field, 'The booking is billed to the client.')),
    );
  }
  if (isClient(viewer.role)) {
    for (const field of fields.filter((one) => one !== 'client')) {
      const refusal = refusalToClient(row, field, now);
      if (refusal !== undefined) errors.push(fieldError(field, refusal));
    }
  }
  if (errors.length > 0) throw validationError(...errors);
}

/** The allowed late changes that are left once a client has changed these fields. */
function lateChangesAfter({ viewer, row }: ActionContext, fields: BriefName[]) {
  const { lateChanges } = row.booking;
  if (!isClient(viewer.role)) return lateChanges;
  const used = new Set<string | null>(fields.map(changedPartOf));
  return Object.fromEntries(Object.entries(lateChanges).filter(([part]) => !used.has(part)));
}

function placeOf(address: Address | null | undefined): string {
  if (!address) return '';
  const { street_number, route, locality, state, postal_code, country_code, timezone } = address;
  const written = address.is_manual ? '' : address.formatted_address;
  return [street_number, route, locality, state, postal_code, country_code, timezone, written].join(
    '\n',
  );
}

/** The columns, with the stored text and region if the place is unchanged. */
function keepPlace({ booking }: BookingRow, columns: BriefColumns): BriefColumns {
  const { address } = columns;
  if (!address || !booking.address || placeOf(address) !== placeOf(booking.address)) return columns;
  const { additional_details } = address;
  return {
    ...columns,
    region: booking.region,
    townLocation: booking.townLocation,
    address: { ...booking.address, additional_details },
  };
}

/** Whether place, time or length differ, to which the videographer must agree again. */
function isAnotherShoot({ booking }: BookingRow, columns: BriefColumns): boolean {
  return (
    booking.date?.getTime() !== columns.date?.getTime() ||
    booking.duration !== columns.duration ||
    placeOf(booking.address) !== placeOf(columns.address)
  );
}

/** Effect of a new place, date or length (docs/product/booking-life.md#changes-after-submission). */
async function consequences(context: ActionContext, columns: BriefColumns): Promise<Outcome> {
  const { tx, row, now } = context;
  const { state, videographerId } = row.booking;
  if (state === 'requested') {
    const withdrawn = await cancelOpenOffers(tx, row);
    return {
      to: 'active',
      set: { autoAssignState: 'disabled' },
      changes: [
        { kind: 'updated', rescheduling: 'withdrawn' },
        ...withdrawal(withdrawn, 'changed'),
      ],
    };
  }
  const unaffected: Outcome = { changes: [{ kind: 'updated', rescheduling: 'kept' }] };
  if (state !== 'assigned' || !videographerId) return unaffected;
  const changed = { ...row, booking: { ...row.booking, ...columns } };
  if (!isAhead({ facts: factsOf(changed), now })) {
    // No offers for a shoot that has begun.
    await moveAssignment({ ...context, row: changed });
    return unaffected;
  }
  const withdrawn = await cancelOpenOffers(tx, row);
  await endAssignment(context);
  const sent = await offerAgain(context, videographerId);
  return {
    to: 'requested',
    set: { videographerId: null, autoAssignState: 'awaiting_availabilities' },
    changes: [
      { kind: 'updated', rescheduling: 'reconfirming' },
      { kind: 'reconfirmation_asked', ...sent },
      ...withdrawal(withdrawn, 'changed'),
    ],
  };
}

const announced: BookingState[] = ['new', 'active', 'requested', 'assigned', 'on_hold'];

/** The changes to notify of, given the changed fields; none for a draft. */
function changesToNotify(state: BookingState, fields: string[], changes: BookingChange[] = []) {
  if (!announced.includes(state)) return [];
  const hasPurchaseOrder = fields.some((field) => purchaseOrderFields.includes(field));
  return changes.map((each) => (each.kind === 'updated' ? { ...each, hasPurchaseOrder } : each));
}

/**
 * Changes the brief of a booking. Throws 409 if it has changed since the form was opened, except for
 * offers that the new brief leaves alone.
 */
export const update: Run<{ header: VersionHeader; body: BookingInput }> = async (
  context,
  { header, body },
) => {
  const { tx, viewer, row, now } = context;
  const { booking } = row;
  const seen = seenVersion(header);
  await refuseStale(context, seen, 'brief');
  const values = await checkedBrief(tx, viewer, overlaid(inputOf(booking), body, viewer), {
    isSubmitted: booking.state !== 'draft',
    isDateKept:
      body.date === undefined || body.date === inputOf(booking).date || body.date === null,
    booking,
    clientId: booking.clientId,
    now,
  });
  const columns = keepPlace(row, await storedBrief(values));
  const fields = changedFields(booking, columns);
  refuseFields(context, fields);
  const isOther = isAnotherShoot(row, columns);
  if (isOther) await refuseStale(context, seen, 'shoot');
  const outcome: Outcome = isOther
    ? await consequences(context, columns)
    : { changes: [{ kind: 'updated' }] };
  return {
    ...outcome,
    set: { ...columns, lateChanges: lateChangesAfter(context, fields), ...outcome.set },
    fields,
    reason: outcome.to ? 'place, date or length changed' : 'update',
    changes: changesToNotify(booking.state, fields, outcome.changes),
  };
};
