import type { Client, ReferenceData } from '@shootline/shared-api';
import { buildReferenceData, mockApi, mockServer, pageOf } from '@shootline/shared-api/testing';

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

const referenceData = (): ReferenceData => ({
  ...buildReferenceData(),
  video_types: [
    { value: 'interview', label: 'Interview' },
    { value: 'event', label: 'Event' },
    { value: 'other', label: 'Other' },
  ],
  interviewee_types: [
    { value: 'executive', label: 'Executive' },
    { value: 'staff', label: 'Staff' },
    { value: 'other', label: 'Other' },
  ],
  purchase_order_types: [
    { value: 'available_now', label: 'Available now' },
    { value: 'available_later', label: 'Available later' },
  ],
  quote_number_types: [
    { value: 'available_now', label: 'Available now' },
    { value: 'not_available', label: 'Not available' },
  ],
  project_owner_types: [
    { value: 'submitter', label: 'Submitter' },
    { value: 'other', label: 'Other' },
  ],
  point_of_contact_types: [
    { value: 'submitter', label: 'Submitter' },
    { value: 'project_owner', label: 'Project Owner' },
    { value: 'other', label: 'Other' },
  ],
  currencies: options('AUD', 'SGD'),
  countries: [
    { value: 'AU', label: 'Australia' },
    { value: 'US', label: 'United States' },
  ],
  timezones: [
    { value: 'America/New_York', label: 'EST (UTC-05:00) New York' },
    { value: 'Australia/Sydney', label: 'AEDT (UTC+11:00) Sydney' },
  ],
});

/** A client with a longest shoot of `max` hours. */
export const buildClient = (id: string, name: string, max: number): Client =>
  ({ id, name, billing_region: 'Australia', shoot_duration: { max } }) as Client;

export type FormServer = ReturnType<typeof mockServer>;

/** The API for a booking form's tests. A test's own handlers are removed after it. */
export function formServer(): FormServer {
  const server = mockServer();
  beforeEach(() => {
    window.localStorage.clear();
    server.use(
      mockApi.get('/reference-data', referenceData),
      mockApi.get('/client', () => []),
      mockApi.get('/booking/list-bookings', () => pageOf([])),
      mockApi.get('/booking-client-cost-estimate', () => new Response(null, { status: 503 })),
    );
  });
  return server;
}
