import type { CalendarAddress } from '@shootline/shared-api/contract';
import type { TestApi } from './test-api.ts';
import { createTestWorkspace } from './workspace.ts';

/** A workspace with a videographer, bookings for their calendar, and calls of their address. */
export async function createCalendarWorkspace(api: TestApi) {
  const workspace = await createTestWorkspace(api.db);
  const people = await workspace.everyone();
  const { camop } = people;
  const of = { clientId: people.client.id, submitterId: people.clientUser.id };
  return {
    ...workspace,
    people,
    camop,
    booking: (values: Partial<Parameters<typeof workspace.booking>[0]> = {}) =>
      workspace.booking({ ...of, state: 'assigned', ...values }),
    address: () => api.get<CalendarAddress>(camop, '/calendar/address'),
    /** Makes a new address; the path of its file below the API's base. */
    async share(): Promise<string> {
      const { body } = await api.send<CalendarAddress>(camop, 'POST', '/calendar/address');
      return (body.url ?? '').replace('https://portal.test/api', '');
    },
    revoke: () => api.send<CalendarAddress>(camop, 'DELETE', '/calendar/address'),
  };
}

export type CalendarWorkspace = Awaited<ReturnType<typeof createCalendarWorkspace>>;
