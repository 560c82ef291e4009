import type { BookingInput } from '@shootline/shared-api/contract';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A wall-clock time some days from now, as the API accepts it. */
function dayAt(days: number, time: string): string {
  const day = new Date(Date.now() + days * 86_400_000);
  const date = `${twoDigits(day.getUTCDate())}-${twoDigits(day.getUTCMonth() + 1)}`;
  return `${date}-${day.getUTCFullYear()} ${time}`;
}

/** A client's brief for a shoot in Sydney some days from now. */
export function briefFor(days: number): BookingInput {
  return {
    title: `Staff portraits, day ${days}`,
    date: dayAt(days, '10:00'),
    arrival_and_setup_date: dayAt(days, '09:00'),
    duration: 5,
    is_address_manual: true,
    address: {
      street_number: '12',
      route: 'Bridge Street',
      locality: 'Sydney',
      state: 'NSW',
      postal_code: '2000',
      country_code: 'AU',
      timezone: 'Australia/Sydney',
    },
    is_parking_available: false,
    project_owner_type: 'submitter',
    booking_owner_phone_number: '+61 491 570 006',
    point_of_contact_type: 'project_owner',
    invoice_to_user: {
      full_name: 'Accounts Payable',
      phone: '+61 491 570 156',
      email: 'accounts@harbourfoods.test',
    },
    layout_lighting_details: 'A plain wall and two soft boxes.',
    camera_operator_capture_details: 'Everyone once, from the waist up.',
    video_type: 'corporate',
    interviewee_type: 'staff',
    purchase_order_type: 'not_available',
    is_equipment_terms_accepted: true,
    is_terms_accepted: true,
    shoot_footage_upload_type: 'cloud_link',
  };
}
