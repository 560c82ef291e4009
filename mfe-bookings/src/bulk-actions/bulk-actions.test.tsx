import {
  type BookingFlag,
  type BookingSummary,
  type BulkInput,
  type BulkResult,
  type Consequences,
  type Role,
  roles,
} from '@shootline/shared-api';
import {
  buildBookingSummary,
  buildInternalUser,
  buildListViews,
  buildReferenceData,
  buildStaffing,
  buildUser,
  buildVideographer,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
  sydneyAddress,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { toasts } from '../actions/testing/mock-call.ts';
import { routes } from '../routes.tsx';

const self = buildInternalUser({
  uuid: '00000000-0000-4000-9000-000000000077',
  full_name: 'Priya Anand',
});
const booking = (title: string, ...granted: BookingFlag[]) =>
  buildBookingSummary({ title, permissions: permissions(...granted) });

const seen = ({ uuid, version }: BookingSummary) => ({ uuid, version });

/** Bodies that were sent, each after its action's name. */
let sent: unknown[];
let rows: BookingSummary[];

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/client', () => []),
  mockApi.get('/user/internal-users', () => [self]),
  mockApi.get('/get_user_address_hub3', () => ({
    location: sydneyAddress.location,
    formatted_address: sydneyAddress.formatted_address,
  })),
  mockApi.get('/list/{list}/views', () => buildListViews(roles.admin)),
  mockApi.get('/booking/list-bookings', () => pageOf(rows)),
);

/** Changes every booking and removes it from the list, except those with errors here. */
function bulkAnswers(errors: Record<string, string> = {}) {
  server.use(
    mockApi.post('/booking/bulk/{action}', async ({ request, params }) => {
      const input = (await request.json()) as BulkInput;
      sent.push([params['action'], input]);
      const results: BulkResult[] = input.bookings.map(({ uuid }) => {
        const message = errors[uuid];
        const result = rows.find((row) => row.uuid === uuid) ?? null;
        return message
          ? { booking: uuid, result: null, error: { type: 'Conflict', message } }
          : { booking: uuid, result, error: null };
      });
      const changed = new Set(input.bookings.map(({ uuid }) => uuid));
      rows = rows.filter(({ uuid }) => !changed.has(uuid) || errors[uuid]);
      return { results };
    }),
  );
}

beforeAll(() => loadPages(routes));
beforeEach(() => {
  sent = [];
  rows = [
    { ...booking('Kitchen', 'approve', 'make_on_hold'), open_offers: 2 },
    { ...booking('Garden', 'approve', 'make_on_hold'), open_offers: 1 },
    booking('Attic', 'make_completed'),
  ];
  bulkAnswers();
});

const open = (role: Role = roles.admin) =>
  renderRoute(routes, '/?view=all', { user: { ...buildUser(role), uuid: self.uuid } });
const box = (title: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^Select ${title}`) });
const bar = async () => within(await screen.findByRole('group', { name: 'Selected bookings' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each([
  ['editors', roles.editor],
  ['clients', roles.client_owner],
])('%s choose no bookings', async (_who, role) => {
  open(role);
  await screen.findByRole('link', { name: 'Kitchen' });
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
});

test('the bar counts the bookings for each action, and Clear hides it', async () => {
  const { user } = open(roles.reviewer);
  await user.click(await box('Kitchen'));
  await user.click(await box('Attic'));
  const { getByText, getByRole, queryByRole } = await bar();
  expect(getByText('2 selected')).toBeVisible();
  expect(getByRole('button', { name: 'Approve (1)' })).toBeEnabled();
  expect(getByRole('button', { name: 'Complete (1)' })).toBeEnabled();
  expect(queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  await user.click(await box('Kitchen'));
  expect(getByRole('button', { name: 'Approve (0)' })).toBeDisabled();
  await user.click(getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('group', { name: 'Selected bookings' })).not.toBeInTheDocument();
  expect(await box('Attic')).not.toBeChecked();
});

test('keys select rows, and lead to the actions', async () => {
  const { user } = open(roles.reviewer);
  await box('Kitchen');
  await user.keyboard('jx');
  expect(await box('Kitchen')).toBeChecked();
  await user.keyboard('jjX');
  expect((await bar()).getByText('3 selected')).toBeVisible();
  await user.keyboard('kx');
  expect(await box('Garden')).not.toBeChecked();
  await user.keyboard('a');
  const { getByRole } = await bar();
  expect(getByRole('button', { name: 'Approve (1)' })).toHaveFocus();
  await user.click(getByRole('button', { name: 'Clear' }));
});

test('the choice survives a visit to a booking', async () => {
  const { user, unmount } = open(roles.reviewer);
  await user.click(await box('Kitchen'));
  await bar();
  unmount();
  open(roles.reviewer);
  expect(await box('Kitchen')).toBeChecked();
  const { getByText, getByRole } = await bar();
  expect(getByText('1 selected')).toBeVisible();
  await user.click(getByRole('button', { name: 'Clear' }));
});

test('Put On Hold shows what the server foresees for all of them', async () => {
  const asked: unknown[] = [];
  server.use(
    mockApi.post('/booking/bulk/{action}/consequences', async ({ request, params }) => {
      asked.push([params['action'], await request.json()]);
      return {
        told: [
          { side: 'client', channel: 'mail', count: 2, names: [] },
          { side: 'videographer', channel: 'mail', count: 2, names: ['Ivo Lund', 'Zoë Marsh'] },
        ],
        withdrawn: [
          { kind: 'assignment', count: 2, names: ['Ivo Lund', 'Zoë Marsh'] },
          { kind: 'offer', count: 3, names: [] },
        ],
        auto_assign: null,
      } satisfies Consequences;
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click((await bar()).getByRole('button', { name: 'Put On Hold (2)' }));
  const asking = await dialog('Put Bookings On Hold');
  expect(asking.getByText('2 bookings will be put on hold.')).toBeVisible();
  expect(await asking.findByText('3 open offers are withdrawn.')).toBeVisible();
  expect(texts(asking.getByRole('list', { name: 'Consequences' }))).toEqual([
    '2 videographers are released.',
    '3 open offers are withdrawn.',
    'The client, Ivo Lund and Zoë Marsh are emailed.',
  ]);
  const [kitchen, garden] = rows as [BookingSummary, BookingSummary];
  expect(asked).toEqual([['make_on_hold', { bookings: [seen(kitchen), seen(garden)] }]]);
  await user.click(asking.getByRole('button', { name: 'Cancel' }));
  await user.click((await bar()).getByRole('button', { name: 'Clear' }));
});

test('an action applies to the bookings that permit it, and failed ones stay selected with the reason', async () => {
  const [kitchen, garden, attic] = rows as [BookingSummary, BookingSummary, BookingSummary];
  bulkAnswers({ [garden.uuid]: 'Its date has passed.' });
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click((await bar()).getByRole('button', { name: 'Approve (2)' }));

  const asking = await dialog('Approve Bookings');
  expect(asking.getByText(/^2 bookings will be approved\./)).toBeVisible();
  expect(texts(asking.getByRole('list', { name: 'Left out' }))).toEqual([
    expect.stringContaining('Attic'),
  ]);
  expect(sent).toEqual([]);
  await user.click(asking.getByRole('button', { name: 'Approve' }));

  const failed = '1 booking could not be changed, and stays selected.';
  expect(await toasts().findByText(`1 booking approved. ${failed}`)).toBeVisible();
  expect(toasts().getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sent).toEqual([['approve', { bookings: [seen(kitchen), seen(garden)] }]]);
  await waitFor(() => expect(screen.queryByText('Kitchen')).not.toBeInTheDocument());
  expect((await bar()).getByRole('button', { name: 'Approve (1)' })).toHaveFocus();

  await user.click(toasts().getByRole('button', { name: 'Close notification' }));
  expect(toasts().getByText(failed)).toBeVisible();
  await user.click(toasts().getByRole('button', { name: 'Show Why' }));
  const reasons = await dialog('Approve Bookings');
  expect(texts(reasons.getByRole('list', { name: 'Not done' }))).toEqual([
    expect.stringMatching(/Garden.*Its date has passed\./),
  ]);
  await user.click(reasons.getByRole('button', { name: 'Done' }));
  expect(await box('Garden')).toBeChecked();
  expect(await box('Attic')).toBeChecked();
  expect((await bar()).getByText('2 selected')).toBeVisible();
  expect(attic.permissions.make_completed).toBe(true);
});

test('the list gets the focus if the action applies to none of the remaining bookings', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click((await bar()).getByRole('button', { name: 'Approve (2)' }));
  await user.click((await dialog('Approve Bookings')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await bar()).getByRole('button', { name: 'Approve (0)' })).toBeDisabled();
  expect(document.activeElement).toContainElement(await box('Attic'));
  expect(document.body).not.toHaveFocus();
});

test('Complete asks once whether feedback is requested', async () => {
  const [, , attic] = rows;
  const { user } = open();
  await user.click(await box('Attic'));
  await user.click((await bar()).getByRole('button', { name: 'Complete (1)' }));
  const asking = await dialog('Complete Bookings');
  await user.click(asking.getByRole('radio', { name: 'No' }));
  await user.click(asking.getByRole('button', { name: 'Complete' }));
  await waitFor(() =>
    expect(sent).toEqual([
      ['make_completed', { bookings: [attic && seen(attic)], is_feedback_requested: false }],
    ]),
  );
  expect(await toasts().findByText('1 booking completed.')).toBeVisible();
});

test('Undo takes all changed bookings back, and says which had changed meanwhile', async () => {
  const [kitchen, garden] = rows as [BookingSummary, BookingSummary];
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click((await bar()).getByRole('button', { name: 'Approve (2)' }));
  await user.click((await dialog('Approve Bookings')).getByRole('button', { name: 'Approve' }));
  const reason = 'This booking has changed meanwhile, so this cannot be undone.';
  server.use(
    mockApi.post('/booking/undo', async ({ request }) => {
      sent.push(['undo', await request.json()]);
      rows = [kitchen];
      const error = { type: 'Conflict', message: reason } as const;
      return {
        results: [
          { booking: kitchen.uuid, result: kitchen, error: null },
          { booking: garden.uuid, result: null, error },
        ],
      };
    }),
  );
  await user.click(await toasts().findByRole('button', { name: 'Undo' }));
  const said = `Approve undone. 1 of 2 could not be undone: ${reason}`;
  expect(await toasts().findByText(said)).toBeVisible();
  expect(sent.at(-1)).toEqual(['undo', { bookings: [seen(kitchen), seen(garden)] }]);
  expect(await screen.findByRole('link', { name: 'Kitchen' })).toBeVisible();
});

test('a failed request shows its message, and all bookings stay selected', async () => {
  server.use(
    mockApi.post('/booking/bulk/{action}', () =>
      errorResponse('InternalError', 'The archive is closed.'),
    ),
  );
  const { user } = open();
  await user.click(await box('Kitchen'));
  await user.click((await bar()).getByRole('button', { name: 'Put On Hold (1)' }));
  const asking = await dialog('Put Bookings On Hold');
  await user.click(asking.getByRole('button', { name: 'Put On Hold' }));
  expect(await asking.findByText('The archive is closed.')).toBeVisible();
  await user.click(asking.getByRole('button', { name: 'Cancel' }));
  expect(await box('Kitchen')).toBeChecked();
});

test('exports the chosen bookings, whatever the list shows', async () => {
  server.use(
    mockApi.post('/booking/export-bookings', async ({ request }) => {
      sent.push(await request.json());
      return { export_uuid: self.uuid };
    }),
  );
  const [kitchen] = rows;
  const { user } = open();
  await user.click(await box('Kitchen'));
  await user.click((await bar()).getByRole('button', { name: 'Export' }));
  const asking = await dialog('Export Bookings');
  expect(await asking.findByText('The selected booking is exported.')).toBeVisible();
  await user.click(asking.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({ bookings: [kitchen?.uuid], recipients: [self.uuid] }),
    ]),
  );
});

describe('offers', () => {
  const zoe = { uuid: '00000000-0000-4000-8000-00000000aa01', full_name: 'Zoë Marsh' };
  const line = (list: HTMLElement, title: string) =>
    within(list)
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes(title));

  /** Two bookings, of which only the first has somebody free. */
  function offering(...granted: BookingFlag[]) {
    const [kitchen, garden] = [booking('Kitchen', ...granted), booking('Garden', ...granted)];
    rows = [kitchen, garden, booking('Attic', 'make_completed')];
    server.use(
      mockApi.get('/staffing', () => ({
        results: [buildStaffing(kitchen.uuid, zoe), buildStaffing(garden.uuid, null)],
      })),
    );
    return { kitchen, garden };
  }

  test('are shown with the best videographer of each booking before anything is sent', async () => {
    const { kitchen, garden } = offering('approve', 'approve_and_offer');
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click((await bar()).getByRole('button', { name: 'Approve and Offer (2)' }));
    const asking = await dialog('Approve and Offer');
    const list = await asking.findByRole('list', {
      name: 'Bookings and the videographers they are offered to',
    });
    expect(line(list, 'Kitchen')).toHaveTextContent(
      /To Zoë MarshRated 4\.8 of 5, 12 ratings.* · 6 km · 2 shoots in 30 days/,
    );
    expect(line(list, 'Garden')).toHaveTextContent('Nobody is free: not offered.');
    expect(await asking.findByText('Nobody is notified.')).toBeVisible();
    expect(texts(asking.getByRole('list', { name: 'Consequences' }))).toEqual([
      '2 bookings will be approved.',
      '1 booking will be offered, and the videographer assigned on accepting.',
      'If nobody accepts in time, the next best matches are emailed, one after the other.',
      'Nobody is notified.',
    ]);
    expect(sent).toEqual([]);
    await user.click(asking.getByRole('button', { name: 'Approve and Offer' }));
    expect(await toasts().findByText('2 bookings approved.')).toBeVisible();
    expect(sent).toEqual([
      [
        'approve_and_offer',
        {
          bookings: [
            { ...seen(kitchen), camera_operator: zoe.uuid },
            { ...seen(garden), camera_operator: null },
          ],
          is_next_best_asked: true,
        },
      ],
    ]);
    await user.click((await bar()).getByRole('button', { name: 'Clear' }));
  });

  test('of more than 25 bookings are suggested with those before in mind', async () => {
    rows = Array.from({ length: 27 }, (_, place) =>
      booking(`Film ${place}`, 'request_camops_availabilities'),
    );
    const further: unknown[] = [];
    server.use(
      mockApi.get('/staffing', ({ query }) => ({
        results: query
          .getAll('uuid')
          .map((uuid, place) => buildStaffing(uuid, place === 0 ? zoe : null)),
      })),
      mockApi.post('/staffing', async ({ request }) => {
        const body = (await request.json()) as { bookings: string[] };
        further.push(body);
        return { results: body.bookings.map((uuid) => buildStaffing(uuid, null)) };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click((await bar()).getByRole('button', { name: 'Offer Job (27)' }));
    const asking = await dialog('Job Offers');
    await asking.findByRole('list', { name: 'Bookings and the videographers they are offered to' });
    expect(further).toEqual([
      {
        bookings: rows.slice(25).map(({ uuid }) => uuid),
        suggested: [{ booking: rows[0]?.uuid, videographer: zoe.uuid }],
      },
    ]);
    await user.click(asking.getByRole('button', { name: 'Cancel' }));
    await user.click((await bar()).getByRole('button', { name: 'Clear' }));
  });

  test('of approved bookings leave out those for nobody, and any videographer can be changed', async () => {
    const { garden } = offering('request_camops_availabilities');
    server.use(
      mockApi.get('/user/camera-operators', () =>
        pageOf([buildVideographer({ ...zoe }), buildVideographer({ full_name: 'Ivo Lund' })]),
      ),
    );
    bulkAnswers({ [garden.uuid]: 'Ivo Lund films "Other film".' });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click((await bar()).getByRole('button', { name: 'Offer Job (2)' }));
    const asking = await dialog('Job Offers');
    const change = (title: string) =>
      asking.findByRole('button', { name: `Change the videographer for ${title}` });
    await user.click(await change('Kitchen'));
    await user.click(asking.getByRole('button', { name: 'Offer to Nobody' }));
    expect(await change('Kitchen')).toHaveFocus();
    await user.click(asking.getByRole('button', { name: 'Offer Job' }));
    expect(await asking.findByRole('alert')).toHaveTextContent(
      'Choose a videographer for at least one booking.',
    );
    await user.click(await change('Garden'));
    await user.click(await asking.findByRole('combobox', { name: /^Videographer for Garden/ }));
    await user.paste('ivo');
    await user.click(await asking.findByRole('option', { name: /Ivo/ }));
    await user.click(asking.getByRole('button', { name: 'Offer Job' }));
    await user.click(await toasts().findByRole('button', { name: 'Show Why' }));
    const failed = await dialog('Job Offers');
    expect(failed.getByText(/films "Other film"/)).toBeVisible();
    expect(failed.queryByText('Kitchen')).not.toBeInTheDocument();
    const [[, input]] = sent as [[string, BulkInput]];
    expect(input.bookings.map(({ uuid }) => uuid)).toEqual([garden.uuid]);
    await user.click(failed.getByRole('button', { name: 'Done' }));
    await user.click((await bar()).getByRole('button', { name: 'Clear' }));
  });
});
