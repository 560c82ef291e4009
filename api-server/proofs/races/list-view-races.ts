import type { Race } from './race.ts';
import { send } from './sending.ts';

const path = '/list/bookings/views';

/** What one user does in two tabs to the views that they keep. */
export const listViewRaces: Race[] = [
  {
    name: 'of two views of one name, kept at once, one is kept',
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
