import type { Booking } from '@shootline/shared-api/contract';
import { briefFor } from './actions/brief.ts';
import type { Api } from './fixtures.ts';

let shoots = 0;

/** A different day of 2032 at ten for each call, as nobody can be on two shoots at once. */
function nextDay(): string {
  shoots += 1;
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
  const day = new Date(Date.UTC(2032, worker % 12, shoots % 28, 10));
  return `${day.toISOString().slice(0, 10).split('-').reverse().join('-')} 10:00`;
}

interface Users {
  client: Api;
  admin: Api;
  videographer: Api;
}

/** Creates a booking of the client for one test, approved and assigned to the videographer. */
export async function newAssignedBooking(
  { client, admin, videographer }: Users,
  title: string,
): Promise<Booking> {
  const date = nextDay();
  const brief = {
    ...briefFor(0),
    title,
    date,
    arrival_and_setup_date: date.replace('10:00', '09:15'),
  };
  const form = new FormData();
  form.set('data', JSON.stringify(brief));
  const { uuid } = await client.post<Booking>('/booking?isDraft=false', form);
  await admin.post(`/booking/${uuid}/approve`);
  return admin.post<Booking>(`/booking/${uuid}/assign-camera-operator`, {
    camera_operator: videographer.user.uuid,
    is_available_only: false,
  });
}
