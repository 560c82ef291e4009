import { answer, hang, html, down, slow, unavailable } from '../answers.ts';
import { type Failure, seeBookings, type Stage } from '../failure.ts';
import { network, other } from '../sentences.ts';

const api = /\/api\//;
const noList = 'Sorry, there was an error loading the list of bookings.';

const atStart = {
  meet: (stage: Stage) => stage.open('/?view=all'),
  back: seeBookings,
  operators: null,
  heals: 'both',
} as const;

const list = /\/api\/booking\/list-bookings/;

/** Causes the failure once another page is open, then goes to My Bookings. */
const inSession = (fail: Failure['fail']): Pick<Failure, 'fail' | 'meet' | 'back'> => ({
  fail: async (stage) => {
    await stage.open('/finance-dashboard');
    await stage.page.getByRole('row').nth(1).waitFor();
    await fail(stage);
  },
  meet: ({ page }) => page.getByRole('link', { name: 'My Bookings' }).click(),
  back: seeBookings,
});

/** Failures of the API, which every area calls. */
export const apiRows: Failure[] = [
  {
    ...atStart,
    what: 'the API is down when the portal is opened',
    users: network,
    fail: answer(api, down),
  },
  {
    ...atStart,
    what: 'the API answers 503 with JSON when the portal is opened',
    users: other,
    fail: answer(api, unavailable),
  },
  {
    ...atStart,
    what: 'the API answers 200 with an HTML page when the portal is opened',
    users: other,
    fail: answer(api, html),
  },
  {
    ...atStart,
    what: 'the API hangs when the portal is opened',
    users: network,
    fail: answer(api, hang),
  },
  {
    ...atStart,
    what: 'the API has not answered yet',
    users: 'Loading...',
    heals: 'alone',
    fail: answer(list, slow),
    isSampled: true,
  },
  {
    ...inSession(answer(api, down)),
    what: 'the API goes down while the portal is open',
    users: noList,
    operators: null,
    heals: 'both',
  },
  {
    ...inSession(answer(api, html)),
    what: 'the API answers 200 with an HTML page while the portal is open',
    users: noList,
    operators: null,
    heals: 'both',
  },
  {
    ...inSession(answer(api, hang)),
    what: 'the API hangs while the portal is open',
    users: noList,
    operators: null,
    heals: 'both',
  },
];
