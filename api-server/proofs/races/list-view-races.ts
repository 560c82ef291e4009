import type { Race } from './race.ts';
import { send } from './sending.ts';

const path = '/list/bookings/views';

/** Concurrent changes of a user to their views in two tabs. */
export const listViewRaces: Race[] = [
  {
    name: 'two views saved at once under one name: one is saved',
    booking: { state: 'new' },
    runners: (round) =>
      ['Kitchens', 'KITCHENS'].map((name) =>
        send(round, 'submitter', 'POST', path, {
          body: { name: `${name} ${round.number}`, search: 'view=all' },
        }),
      ),
    statuses: [200, 400],
    steps: 0,
  },
];
