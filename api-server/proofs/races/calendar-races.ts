import assert from 'node:assert/strict';
import type { Race } from './race.ts';
import { send } from './sending.ts';

/** Concurrent changes of a videographer to their calendar in two tabs. */
export const calendarRaces: Race[] = [
  {
    name: 'two private addresses made at once: one is valid',
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
