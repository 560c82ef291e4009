import type { Booking, BookingInput } from '@shootline/shared-api/contract';
import type { Api } from './fixtures.ts';

const contact = { full_name: 'Pat Lee', phone: '+61 400 000 000', email: 'pat@example.test' };

let shoots = 0;

/** A day of 2032 at ten, another at each call: nobody has two shoots at once. */
function nextDay(): string {
  shoots += 1;
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
  const day = new Date(Date.UTC(2032, worker % 12, shoots % 28, 10));
  return `${day.toISOString().slice(0, 10).split('-').reverse().join('-')} 10:00`;
}

/** A brief that may be submitted. */
function brief(title: string): BookingInput {
  const date = nextDay();
  return {
    title,
    date,
    arrival_and_setup_date: date.replace('10:00', '09:15'),
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
    booking_owner_phone_number: contact.phone,
    point_of_contact_type: 'project_owner',
    invoice_to_user: contact,
    layout_lighting_details: 'Bright room',
    video_type: 'interview',
    interviewee_type: 'executive',
    camera_operator_capture_details: 'Two cameras',
    purchase_order_type: 'available_later',
    quote_number_type: 'not_available',
    is_equipment_terms_accepted: false,
    is_terms_accepted: true,
    shoot_footage_upload_type: 'hub',
  };
}

interface People {
  client: Api;
  admin: Api;
  videographer: Api;
}

/** A booking of its own for a test: the client's, approved, and assigned to the videographer. */
export async function newAssignedBooking(
  portalUrl: string,
  { client, admin, videographer }: People,
  title: string,
): Promise<Booking> {
  const form = new FormData();
  form.set('data', JSON.stringify(brief(title)));
  const answer = await fetch(`${portalUrl}/api/booking?isDraft=false`, {
    method: 'POST',
    headers: {
      Authorization: `Token ${client.user.auth_token}`,
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: form,
  });
  if (!answer.ok) throw new Error(`No booking: ${answer.status} ${await answer.text()}`);
  const { uuid } = (await answer.json()) as Booking;
  await admin.post(`/booking/${uuid}/approve`);
  return admin.post<Booking>(`/booking/${uuid}/assign-camera-operator`, {
    camera_operator: videographer.user.uuid,
    is_available_only: false,
  });
}
