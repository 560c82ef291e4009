import type { Booking } from '@shootline/shared-api/contract';
import { wholeBooking } from '../../booking-detail/whole-booking.ts';
import type { RecordCall } from '../../booking/change/action-context.ts';
import { insertBooking } from '../../booking/change/booking-creation.repository.ts';
import { columnOf, storedNames } from '../../booking/brief/brief-columns.rules.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import { refusalOf } from '../../booking/rights/booking-refusal.rules.ts';
import { type BookingRow, lockBooking } from '../../booking/booking.repository.ts';

/**
 * The original's project owner and point of contact, with their phones. Where they were "the submitter" and
 * another user makes the copy, they are given by name.
 */
function peopleOf({ booking, submitter, client }: BookingRow, submitterId: string) {
  const {
    projectOwnerType,
    projectOwner,
    pointOfContactType,
    pointOfContact,
    bookingOwnerPhoneNumber: ownerPhone,
    bookingPocPhoneNumber: pocPhone,
  } = booking;
  const kept = { projectOwnerType, projectOwner, pointOfContactType, pointOfContact };
  if (submitter.id === submitterId) return kept;
  const { fullName, email, phone } = submitter;
  const named = (phoneOnBooking: string) => ({
    full_name: fullName,
    email,
    phone: phoneOnBooking || phone,
    company: client.name,
  });
  return {
    ...kept,
    ...(projectOwnerType === 'submitter' && {
      projectOwnerType: 'other',
      projectOwner: named(ownerPhone),
    }),
    ...(pointOfContactType === 'submitter' && {
      pointOfContactType: 'other',
      pointOfContact: named(pocPhone),
    }),
  };
}

/** The part of a booking that is copied: the brief, not its history. */
function briefOf(row: BookingRow, submitterId: string) {
  const { booking } = row;
  return {
    ...Object.fromEntries(storedNames.map(columnOf).map((column) => [column, booking[column]])),
    ...peopleOf(row, submitterId),
    clientId: booking.clientId,
    address: booking.address,
    townLocation: booking.townLocation,
    region: booking.region,
  };
}

/** Copies a booking; returns the viewer's new draft. */
export async function duplicate({ tx, viewer, deps, path }: RecordCall): Promise<Booking> {
  const row = await lockBooking(tx, viewer, path.id);
  const now = deps.clock();
  const refusal = refusalOf('duplicate', factsOf(row), viewer, now);
  if (refusal) throw refusal;
  const reason = `duplicate of ${row.booking.bookingUid}`;
  const copy = await insertBooking(
    tx,
    viewer,
    { ...briefOf(row, viewer.id), state: 'draft' },
    reason,
    now,
  );
  return wholeBooking(tx, viewer, copy, now);
}
