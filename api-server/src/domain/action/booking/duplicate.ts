import type { Booking } from '@shootline/shared-api/contract';
import { wholeBooking } from '../../booking-detail/whole-booking.ts';
import type { RecordCall } from '../../booking/change/action-context.ts';
import { insertBooking } from '../../booking/change/booking-creation.repository.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import { refusalOf } from '../../booking/rights/booking-refusal.rules.ts';
import { type BookingRow, lockBooking } from '../../booking/booking.repository.ts';

/**
 * The original's project owner and point of contact, with their phones (decisions §8.8). Where they
 * were "the submitter" and another user makes the copy, they are given by name.
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

/** The part of a booking that is copied: the brief, not its history (decisions §1). */
function briefOf(row: BookingRow, submitterId: string) {
  const { booking } = row;
  return {
    ...peopleOf(row, submitterId),
    title: booking.title,
    duration: booking.duration,
    clientId: booking.clientId,
    invoiceToUser: booking.invoiceToUser,
    invoiceNotes: booking.invoiceNotes,
    bookingPocPhoneNumber: booking.bookingPocPhoneNumber,
    bookingOwnerPhoneNumber: booking.bookingOwnerPhoneNumber,
    address: booking.address,
    townLocation: booking.townLocation,
    region: booking.region,
    isParkingAvailable: booking.isParkingAvailable,
    parkingDetails: booking.parkingDetails,
    layoutLightingDetails: booking.layoutLightingDetails,
    videoType: booking.videoType,
    videoTypeDetails: booking.videoTypeDetails,
    intervieweeType: booking.intervieweeType,
    intervieweeTypeDetails: booking.intervieweeTypeDetails,
    intervieweesPresentersDetails: booking.intervieweesPresentersDetails,
    cameraOperatorCaptureDetails: booking.cameraOperatorCaptureDetails,
    inspirationDetails: booking.inspirationDetails,
    purchaseOrder: booking.purchaseOrder,
    purchaseOrderType: booking.purchaseOrderType,
    quoteNumber: booking.quoteNumber,
    quoteNumberType: booking.quoteNumberType,
    isEquipmentTermsAccepted: booking.isEquipmentTermsAccepted,
    shootFootageUploadType: booking.shootFootageUploadType,
    covid19: booking.covid19,
    additionalDetails: booking.additionalDetails,
    isTermsAccepted: booking.isTermsAccepted,
    maximumBudget: booking.maximumBudget,
    maximumBudgetCurrency: booking.maximumBudgetCurrency,
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
