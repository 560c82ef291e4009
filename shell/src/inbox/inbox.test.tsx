import {
  roles,
  type WaitingWork,
  type WorkGroup,
  type WorkKind,
  type WorkLine,
} from '@shootline/shared-api';
import { type Access, financeStaff, type Inbox, type InboxRow } from '@shootline/shared-api/portal';
import { buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { useMutation } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal, server, type TestRemote } from '../testing/render-portal.tsx';

const page = (heading: string) => () => Promise.resolve({ Component: () => <h1>{heading}</h1> });

const now = '2030-08-10T00:00:00.000Z';

/** A line whose id is the title of its row. */
const line = (kind: WorkKind, title: string | null, changes: Partial<WorkLine> = {}): WorkLine => ({
  kind,
  uuid: title,
  count: 1,
  due: null,
  since: null,
  snoozed_until: null,
  ...changes,
});
const shoot = (title: string, due: string) => line('needs_approval', title, { due });
const townHall = shoot('Town hall', '2030-08-11T17:00:00.000Z');
const kitchen = shoot('Kitchen', '2030-08-20T00:00:00.000Z');
const invoices = line('invoice', null, { count: 25, since: '2030-07-29T00:00:00.000Z' });

const group = (urgency: WorkGroup['urgency'], ...lines: WorkLine[]): WorkGroup => ({
  urgency,
  count: lines.reduce((sum, { count }) => sum + count, 0),
  lines,
});

function inboxOf(kind: WorkKind, area: string, changes: Partial<InboxRow> = {}): Inbox {
  return {
    kinds: {
      [kind]: {
        row: ({ uuid }: WorkLine): InboxRow => ({
          reason: 'Needs approval',
          title: uuid ?? '',
          details: '#10001 · Harbour Foods',
          zone: 'Australia/Sydney',
          href: '/shoots/1',
          action: { label: 'Approve', href: '/shoots/1?action=approve' },
          ...changes,
        }),
        several: (count: number) => `${count} invoices to approve`,
        href: `/${area}`,
      },
    },
  };
}

interface AreaChanges extends Partial<TestRemote> {
  inbox?: Partial<Record<WorkKind, Access>>;
}

function area(name: string, kind: WorkKind, changes: AreaChanges = {}): TestRemote {
  return {
    name,
    routes: [
      { path: `/${name}`, layout: 'main', access: 'signed-in' },
      { path: `/${name}/1`, layout: 'main', access: 'signed-in' },
    ],
    nav: [],
    pages: [
      { path: `/${name}`, page: page(`All ${name}`) },
      { path: `/${name}/1`, page: page('Town hall') },
    ],
    inbox: { [kind]: 'signed-in' },
    contributions: { inbox: inboxOf(kind, name) },
    ...changes,
  };
}
const shoots = (changes?: AreaChanges) => area('shoots', 'needs_approval', changes);
const ledger = (changes?: AreaChanges) => area('ledger', 'invoice', changes);

/** Answers with these groups, and with the calls' queries. */
function serve(read: () => WorkGroup[], snoozed = 0): string[] {
  const asked: string[] = [];
  server.use(
    mockApi.get('/work', ({ query }): WaitingWork => {
      asked.push(query.toString());
      return { now, groups: read(), snoozed };
    }),
  );
  return asked;
}

const open = (remotes: TestRemote[], role: number = roles.finance, path = '/inbox') =>
  renderPortal(path, { user: buildUser(role as typeof roles.finance), remotes });
const titlesIn = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);

afterEach(() => localStorage.clear());

test('shows the groups with their counts, and why each item has its place', async () => {
  const asked = serve(() => [group('now', townHall), group('today', invoices)]);
  const { user, path } = await open([shoots(), ledger()]);
  expect(await titlesIn('Now')).toEqual(['Town hall']);
  expect(screen.getByRole('region', { name: 'Now' })).toHaveTextContent(
    /Now1.*Needs approval · #10001 · Harbour Foods.*in 41 hours/,
  );
  expect(screen.getByRole('region', { name: 'Today' })).toHaveTextContent(
    /Today25.*25 invoices to approve.*oldest 12 days/,
  );
  expect(asked[0]).toBe('kind=invoice&kind=needs_approval&snoozed=false');
  await user.click(screen.getByRole('link', { name: '25 invoices to approve' }));
  expect(await screen.findByRole('heading', { name: 'All ledger' })).toBeVisible();
  expect(path()).toBe('/ledger');
});

test('is read, opened and settled by keys alone, and the focus moves on', async () => {
  let waiting = [townHall, kitchen];
  let hasLeft = false;
  function Settle({ title }: { title: string }) {
    const { mutate } = useMutation({
      mutationFn: () => {
        waiting = waiting.filter(({ uuid }) => uuid !== title);
        return Promise.resolve();
      },
    });
    return (
      <button type="button" onClick={() => mutate()}>
        Settle {title}
      </button>
    );
  }
  serve(() => [group('now', ...waiting)]);
  const inbox = inboxOf('needs_approval', 'shoots');
  const { row, ...kind } = inbox.kinds.needs_approval!;
  const settled: Inbox = {
    kinds: {
      needs_approval: {
        ...kind,
        row: (one) => ({ ...row(one)!, controls: () => <Settle title={one.uuid ?? ''} /> }),
      },
    },
    onLeave: () => {
      hasLeft = true;
    },
  };
  const { user } = await open([shoots({ contributions: { inbox: settled } })]);
  await screen.findByRole('link', { name: 'Kitchen' });
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Town hall' })).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Kitchen' })).toHaveFocus();
  await user.keyboard('ke');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Town hall' })).not.toBeInTheDocument(),
  );
  expect(hasLeft).toBe(false);
  await user.keyboard('j{Enter}');
  expect(await screen.findByRole('heading', { name: 'Town hall' })).toBeVisible();
  expect(hasLeft).toBe(true);
});

test('says that today is done when only later work is left', async () => {
  serve(() => [group('week', kitchen)]);
  await open([shoots()]);
  expect(await titlesIn('This Week')).toEqual(['Kitchen']);
  expect(screen.getByText('Nothing more for today.')).toBeVisible();
  expect(screen.getByText('in 10 days')).toBeVisible();
});

test('snoozes an item until tomorrow, and Undo brings it back', async () => {
  let isSnoozed = false;
  serve(() => (isSnoozed ? [] : [group('now', townHall)]));
  const sent: unknown[] = [];
  server.use(
    mockApi.put('/work/snoozes/{kind}/{subject}', async ({ request, params }) => {
      sent.push([params.kind, params.subject, await request.json()]);
      isSnoozed = true;
      return { until: '2030-08-10T22:00:00.000Z' };
    }),
    mockApi.delete('/work/snoozes/{kind}/{subject}', () => {
      isSnoozed = false;
      return { until: '2030-08-10T22:00:00.000Z' };
    }),
  );
  const { user } = await open([shoots()]);
  await user.click(await screen.findByRole('button', { name: 'Snooze: Town hall' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Tomorrow' }));
  expect(await screen.findByText(/You have done it all/)).toBeVisible();
  expect(sent).toEqual([['needs_approval', 'Town hall', { until: 'tomorrow' }]]);
  const toast = await screen.findByRole('button', { name: /^Undo/ });
  await user.click(toast);
  expect(await screen.findByRole('link', { name: 'Town hall' })).toBeVisible();
});

test('lists the snoozed work, each with the way back', async () => {
  const until = '2030-08-10T22:00:00.000Z';
  const asked = serve(() => [group('now', { ...townHall, snoozed_until: until })], 1);
  await open([shoots()], roles.finance, '/inbox?snoozed=true');
  expect(await screen.findByRole('button', { name: 'Bring Back: Town hall' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Snoozed' })).toBeVisible();
  expect(asked[0]).toBe('kind=needs_approval&snoozed=true');
});

test('tells in the drawer how much is for today', async () => {
  server.use(mockApi.get('/work/count', () => ({ count: 7 })));
  serve(() => []);
  const { user } = await renderPortal('/shoots', { user: buildUser(), remotes: [shoots()] });
  await user.click(await screen.findByRole('link', { name: 'For Me 7 for today' }));
  expect(await screen.findByText(/Nothing is waiting for you/)).toBeVisible();
});

test('an area that is down costs its rows only, which Retry brings back', async () => {
  serve(() => [group('now', townHall), group('today', invoices)]);
  const away = ledger({ isDown: true });
  const { user } = await open([shoots(), away]);
  const notice = await screen.findByText(/Your work in Ledger could not be loaded/);
  expect(notice).toHaveTextContent('This area cannot be reached right now.');
  expect(await titlesIn('Now')).toEqual(['Town hall']);
  away.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await titlesIn('Today')).toEqual(['25 invoices to approve']);
});

test('says why the work cannot be loaded, and loads it by Retry', async () => {
  server.use(mockApi.get('/work', () => errorResponse('InternalError', 'Not now.')));
  const { user } = await open([shoots()]);
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.queryByText(/Nothing is waiting/)).not.toBeInTheDocument();
  serve(() => [group('now', townHall)]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await titlesIn('Now')).toEqual(['Town hall']);
});

test('asks no area that has nothing for the user, and says nothing about it', async () => {
  const asked = serve(() => [group('now', townHall)]);
  const down = ledger({
    isDown: true,
    announced: [
      { label: 'Ledger', to: '/ledger', icon: 'receipt', access: financeStaff, order: 1 },
    ],
  });
  const forFinance = { ...ledger({ inbox: { invoice: financeStaff } }), name: 'books' };
  const { loaded } = await open([shoots(), down, forFinance], roles.client_user);
  expect(await titlesIn('Now')).toEqual(['Town hall']);
  expect(loaded).toEqual(['shoots']);
  expect(asked[0]).toBe('kind=needs_approval&snoozed=false');
});
