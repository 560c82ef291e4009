import type { Race } from './race.ts';
import { send } from './sending.ts';

/** Concurrent retries of a failed job. */
export const jobRaces: Race[] = [
  {
    name: 'a failed job retried twice at once: it is due once',
    booking: { state: 'new' },
    runners(round) {
      const id = round.workspace.failedJob();
      const retry = async () => send(round, 'admin', 'POST', `/jobs/${await id}/retry`)();
      return [retry, retry];
    },
    statuses: [200, 409],
    steps: 0,
  },
];
