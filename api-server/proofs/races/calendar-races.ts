import assert from 'node:assert/strict';
import type { Race } from './race.ts';
import { send } from './sending.ts';

/** What a videographer does in two tabs to their calendar. */
export const calendarRaces: Race[] = [
  {
    name: 'of two private addresses, made at once, one holds',
    booking: { state: 'assigned' },
    runners: (round) => [1, 2].map(() => send(round, 'assigned', 'POST', '/calendar/address')),
    statuses: [200, 200],
    steps: 0,
    async check({ api }, answers) {
      const urls = answers.map(({ body }) => (body as { url?: string }).url ?? '');
      const files = await Promise.all(
        urls.map((url) => api.request(new URL(url).pathname.replace('/api', ''))),
      );
      assert.deepEqual(files.map(({ status }) => status).sort(), [200, 404]);
    },
  },
];
