import type { ReferenceData } from '@shootline/shared-api/contract';
import { etagOf, unchanged } from '../../platform/http/fresh.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { timeLengths } from '../schema/time-length.ts';
import * as sets from './option-sets.ts';
import { listCountries, listCurrencies, listTimeZones } from './places.ts';

function build(at: Date): ReferenceData {
  return {
    billing_regions: sets.billingRegions,
    camop_locations: sets.videographerLocations,
    regions: sets.regions,
    booking_states: sets.bookingStates,
    cancellation_reasons: sets.cancellationReasons,
    video_types: sets.videoTypes,
    interviewee_types: sets.intervieweeTypes,
    shoot_footage_upload_types: sets.shootFootageUploadTypes,
    camera_operator_shoot_footage_upload_types: sets.cameraOperatorShootFootageUploadTypes,
    purchase_order_types: sets.purchaseOrderTypes,
    quote_number_types: sets.quoteNumberTypes,
    project_owner_types: sets.projectOwnerTypes,
    point_of_contact_types: sets.pointOfContactTypes,
    invoice_status_types: sets.invoiceStatusTypes,
    time_lengths: timeLengths.map(({ value, label }) => ({ value, label })),
    cancellation_fee_categories: sets.cancellationFeeCategories,
    currencies: listCurrencies(),
    countries: listCountries(),
    timezones: listTimeZones(at),
    config: { booking_availability_interval: sets.bookingAvailabilityInterval },
  };
}

let built: { day: string; data: ReferenceData; etag: string } | undefined;

function builtOf(now: Date) {
  // Built once a day: offsets change only with daylight saving, and naming all zones is slow.
  const day = now.toISOString().slice(0, 10);
  if (built?.day !== day) {
    const data = build(now);
    built = { day, data, etag: etagOf(JSON.stringify(data)) };
  }
  return built;
}

export const referenceHandlers = {
  async getReferenceData({ c, deps }) {
    const { data, etag } = builtOf(deps.clock());
    // Keeps browsers from giving one account's answer to the next account.
    c.header('Vary', 'Authorization');
    return unchanged(c, etag) ?? data;
  },
} satisfies Partial<Handlers>;
