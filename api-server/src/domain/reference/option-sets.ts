import type { Option } from '@shootline/shared-api/contract';

/** The option sets (docs/product/limits-and-constants.md#option-sets), in display order. */

function options(labels: Record<string, string>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Ordered by name. */
export const billingRegions = options({
  Asia: 'Asia',
  Australia: 'Australia',
  UK: 'UK',
  US: 'US',
});

const places = options({
  usa: 'USA',
  london: 'London',
  singapore: 'Singapore',
  perth: 'Perth',
  melbourne: 'Melbourne',
  sydney: 'Sydney',
  brisbane: 'Brisbane',
  adelaide: 'Adelaide',
  'hong kong': 'Hong Kong',
  'san diego': 'San Diego',
});

export const regions = places;
export const videographerLocations = places;

export const bookingStates = options({
  draft: 'Draft',
  new: 'New',
  active: 'Active',
  requested: 'Requested',
  assigned: 'Assigned',
  shoot_completed: 'Shoot Completed',
  footage_provided: 'Footage Provided',
  job_complete: 'Job Complete',
  on_hold: 'On Hold',
  cancelled: 'Cancelled',
  request_cancelled: 'Request Cancelled',
});

export const cancellationReasons = options({
  client_rescheduled: 'Client rescheduled',
  no_longer_needed: 'No longer needed',
  location_unavailable: 'Location unavailable',
  talent_unavailable: 'Talent unavailable',
  illness: 'Illness',
  weather: 'Weather',
  no_videographer: 'No videographer',
  duplicate: 'Duplicate',
  other: 'Other',
});

export const videoTypes = options({
  interview: 'Interview',
  event: 'Event',
  testimonial: 'Testimonial',
  corporate: 'Corporate',
  training: 'Training',
  product: 'Product',
  social: 'Social',
  b_roll: 'B-roll',
  other: 'Other',
});

export const intervieweeTypes = options({
  executive: 'Executive',
  staff: 'Staff',
  customer: 'Customer',
  presenter: 'Presenter',
  none: 'None',
  other: 'Other',
});

export const shootFootageUploadTypes = options({
  hub: 'Hub',
  hard_drive: 'Hard drive',
  cloud_link: 'Cloud link',
});

export const cameraOperatorShootFootageUploadTypes = options({
  uploaded_to_project: 'Uploaded to the project',
  given_to_point_of_contact: 'Given to the point of contact',
});

const numberTypes = options({
  available_now: 'Available now',
  available_later: 'Available later',
  not_available: 'Not available',
});

export const purchaseOrderTypes = numberTypes;
export const quoteNumberTypes = numberTypes;

export const projectOwnerTypes = options({ submitter: 'Submitter', other: 'Other' });

export const pointOfContactTypes = options({
  submitter: 'Submitter',
  project_owner: 'Project owner',
  other: 'Other',
});

export const invoiceStatusTypes = options({
  init: 'Not submitted',
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
});

export const cancellationFeeCategories = options({
  within_24_hours: 'Cancelled within 24 hours',
  within_48_hours: 'Cancelled within 48 hours',
});

export const availabilityStates = options({
  init: 'New',
  awaiting_send: 'Awaiting Send',
  unknown: 'Unknown',
  available: 'Available',
  busy: 'Busy',
  cancelled: 'Cancelled',
});

export const autoAssignStates = options({
  init: 'Not started',
  disabled: 'Disabled',
  awaiting_availabilities: 'Awaiting availabilities',
  allowing_manual_assignment: 'Allowing manual assignment',
  completed: 'Completed',
  failed: 'Failed',
});

export const staffingParts = options({
  declined: 'Declined',
  unavailable: 'Unavailable',
  available: 'Available',
  released: 'Released',
  assigned: 'Assigned',
  asked: 'Asked',
});

export const mailStates = options({
  queued: 'Queued',
  sent: 'Sent',
  kept: 'Kept',
  failed: 'Failed',
});

/** Minutes for which an offer is exclusive to one videographer. */
export const bookingAvailabilityInterval = 30;

/** The label of a value, or the value itself if it is no longer an option. */
export function labelOf(set: Option[], value: string): string {
  return set.find((option) => option.value === value)?.label ?? value;
}

export function valuesOf(set: { value: string }[]): string[] {
  return set.map(({ value }) => value);
}
