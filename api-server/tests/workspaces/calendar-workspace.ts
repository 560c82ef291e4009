import type { CalendarAddress } from '@shootline/shared-api/contract';
import type { TestApi } from '../test-api.ts';
import { createTestWorkspace } from '../workspace.ts';

/** An address in Sydney with the clocks of another zone. */
export const addressIn = (timezone: string) => ({
  country_code: 'AU',
  country: 'Australia',
  locality: 'Sydney',
  state: 'NSW',
  timezone,
  formatted_address: '1 George Street, Sydney NSW 2000, Australia',
  formatted_address_short: 'Sydney NSW',
  is_manual: false,
  is_valid: true,
  verified: 'town' as const,
  additional_details: 'Ring twice,\nthen wait',
  street_number: '1',
  route: 'George Street',
  postal_code: '2000',
});

/** A workspace with a videographer, bookings for their calendar, and calls for its address. */
export async function createCalendarWorkspace(api: TestApi) {
  const workspace = await createTestWorkspace(api.db);
  const users = await workspace.everyone();
  const { videographer } = users;
  const of = { clientId: users.client.id, submitterId: users.clientUser.id };
  return {
    ...workspace,
    users,
    videographer,
    booking: (values: Partial<Parameters<typeof workspace.booking>[0]> = {}) =>
      workspace.booking({ ...of, state: 'assigned', ...values }),
    address: () => api.get<CalendarAddress>(videographer, '/calendar/address'),
    /** Creates a new address; returns the path of its file below the API's base. */
    async share(): Promise<string> {
      const { body } = await api.send<CalendarAddress>(videographer, 'POST', '/calendar/address');
      return (body.url ?? '').replace('https://portal.test/api', '');
    },
    revoke: () => api.send<CalendarAddress>(videographer, 'DELETE', '/calendar/address'),
  };
}

export type CalendarWorkspace = Awaited<ReturnType<typeof createCalendarWorkspace>>;
