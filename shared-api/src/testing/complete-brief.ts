import type { BookingInput } from '../contract/index.ts';

const contact = { full_name: 'Pat Lee', phone: '+61 400 000 000', email: 'pat@example.test' };

/** When the complete brief is written: six days before its shoot. */
export const briefedAt = new Date('2026-03-06T01:00:00Z');

/** A brief that a client may submit at `briefedAt`, with these changes. */
export function completeBrief(values: BookingInput = {}): BookingInput {
  return {
    title: 'Annual report interviews',
    date: '12-03-2026 10:00',
    arrival_and_setup_date: '12-03-2026 09:15',
    duration: 6,
    is_address_manual: true,
    address: {
      street_number: '1',
      route: 'George Street',
      locality: 'Sydney',
      state: 'NSW',
      postal_code: '2000',
      country_code: 'AU',
      timezone: 'Australia/Sydney',
    },
    is_parking_available: false,
    project_owner_type: 'submitter',
    booking_owner_phone_number: '+61 411 111 111',
    point_of_contact_type: 'project_owner',
    invoice_to_user: contact,
    layout_lighting_details: 'Bright room',
    video_type: 'interview',
    interviewee_type: 'executive',
    camera_operator_capture_details: 'Two cameras',
    purchase_order_type: 'available_later',
    is_equipment_terms_accepted: false,
    is_terms_accepted: true,
    shoot_footage_upload_type: 'hub',
    ...values,
  };
}

/** The same brief by an admin, who is also asked for the quote number. */
export function adminBrief(values: BookingInput = {}): BookingInput {
  return completeBrief({ quote_number_type: 'not_available', ...values });
}
