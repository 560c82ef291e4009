import { roles } from '@shootline/shared-api';
import { financeStaff, type InboxRow, type InboxRows } from '@shootline/shared-api/portal';
import { buildUser } from '@shootline/shared-api/testing';
import { narrowTheWindow, widenTheWindow } from '@shootline/shared-ui/testing';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal, type TestRemote } from '../testing/render-portal.tsx';

const page = (heading: string) => () => Promise.resolve({ Component: () => <h1>{heading}</h1> });

function row(title: string, due: string | null, changes: Partial<InboxRow> = {}): InboxRow {
  return {
    id: title,
    reason: 'Needs approval',
    title,
    details: '#10001 · Harbour Foods',
    due,
    zone: 'Australia/Sydney',
    href: '/shoots/1',
    action: { label: 'Approve', href: '/shoots/1?action=approve' },
    ...changes,
  };
}

type Load = () => Promise<InboxRows>;

function area(name: string, load: Load, changes: Partial<TestRemote> = {}): TestRemote {
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
    inbox: 'signed-in',
    contributions: {
      inbox: () => [{ queryKey: [name, 'list'], load, name: 'Needs approval', href: `/${name}` }],
    },
    ...changes,
  };
}

const rowsOf = (...rows: InboxRow[]) => Promise.resolve({ rows, more: 0 });
const townHall = row('Town hall', '2030-08-14T00:00:00.000Z');
const invoice = row('Invoice 7', '2030-08-13T00:00:00.000Z', {
  reason: 'Invoice to approve',
  href: '/ledger/1',
});
const shoots = () => area('shoots', () => rowsOf(townHall));
const ledger = (changes?: Partial<TestRemote>) => area('ledger', () => rowsOf(invoice), changes);

const open = (remotes: TestRemote[], role: number = roles.finance) =>
  renderPortal('/inbox', { user: buildUser(role as typeof roles.finance), remotes });
const titles = async () =>
  within(await screen.findByRole('table', { name: 'For Me' }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).getAllByRole('link')[0]?.textContent);

afterEach(() => {
  localStorage.clear();
  widenTheWindow();
});

test('lists what waits in all areas, oldest deadline first, and opens its step by one click', async () => {
  const late = row('Draft without a date', null);
  const areas = [area('shoots', () => rowsOf(late, townHall)), ledger()];
  const { user, path } = await open(areas);
  await waitFor(async () =>
    expect(await titles()).toEqual(['Invoice 7', 'Town hall', 'Draft without a date']),
  );
  const [, , line] = screen.getAllByRole('row');
  expect(line).toHaveTextContent(/Needs approval.*Town hall.*14 Aug 2030.*Harbour Foods/);
  await user.click(screen.getByRole('link', { name: 'Approve: Town hall' }));
  expect(await screen.findByRole('heading', { name: 'Town hall' })).toBeVisible();
  expect(path()).toBe('/shoots/1?action=approve');
});

test('settles a row in its place, and moves the focus on to the next', async () => {
  let rows = [invoice, townHall];
  let hasLeft = false;
  const list = () => [
    {
      queryKey: ['shoots', 'list'],
      load: () => rowsOf(...rows.map((one) => ({ ...one, controls: () => <Settle of={one} /> }))),
      name: 'Needs approval',
      href: '/shoots' as const,
      onLeave: () => {
        hasLeft = true;
      },
    },
  ];
  function Settle({ of }: { of: InboxRow }) {
    const client = useQueryClient();
    const settle = () => {
      rows = rows.filter((one) => one !== of);
      void client.invalidateQueries({ queryKey: ['shoots'] });
    };
    return (
      <button type="button" onClick={settle}>
        Settle {of.title}
      </button>
    );
  }
  const { user } = await open([area('shoots', () => rowsOf(), { contributions: { inbox: list } })]);
  await user.click(await screen.findByRole('button', { name: 'Settle Invoice 7' }));
  await waitFor(async () => expect(await titles()).toEqual(['Town hall']));
  expect(screen.getByRole('link', { name: 'Town hall' })).toHaveFocus();
  expect(hasLeft).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Town hall' }));
  await waitFor(() => expect(hasLeft).toBe(true));
});

test('is reached from the drawer, and says so when nothing waits', async () => {
  const nothing = area('shoots', () => rowsOf());
  const { user } = await renderPortal('/shoots', { user: buildUser(), remotes: [nothing] });
  await user.click(await screen.findByRole('link', { name: 'For Me' }));
  expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible();
});

test('an area that is down costs its rows only, which Retry brings back', async () => {
  const away = ledger({ isDown: true });
  const { user } = await open([shoots(), away]);
  const notice = await screen.findByText(/Your work in Ledger could not be loaded/);
  expect(notice).toHaveTextContent('This area cannot be reached right now.');
  expect(await titles()).toEqual(['Town hall']);
  away.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await titles()).toEqual(['Invoice 7', 'Town hall']));
  expect(screen.queryByText(/is missing/)).not.toBeInTheDocument();
});

test('rows that cannot be loaded are missing until Retry, without the text of an empty list', async () => {
  let isFailing = true;
  const failing = area('shoots', () =>
    isFailing ? Promise.reject(new Error('No.')) : rowsOf(townHall),
  );
  const { user } = await open([failing]);
  expect(await screen.findByText(/Your work in Shoots could not be loaded/)).toBeVisible();
  expect(screen.queryByText('Nothing is waiting for you.')).not.toBeInTheDocument();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await titles()).toEqual(['Town hall']);
});

test('asks no area that has nothing for the user, and says nothing about it', async () => {
  const down = ledger({
    isDown: true,
    announced: [
      { label: 'Ledger', to: '/ledger', icon: 'receipt', access: financeStaff, order: 1 },
    ],
  });
  const forFinance = { ...ledger({ inbox: financeStaff }), name: 'books' };
  const { loaded } = await open([shoots(), down, forFinance], roles.client_user);
  expect(await titles()).toEqual(['Town hall']);
  expect(loaded).toEqual(['shoots']);
  expect(screen.queryByText(/is missing/)).not.toBeInTheDocument();
});

test('leads to the whole list where more waits than is shown', async () => {
  const many = area('shoots', () => Promise.resolve({ rows: [townHall], more: 1234 }));
  const endless = area('ledger', () => Promise.resolve({ rows: [invoice], more: 10_001 }));
  const { user } = await open([many, endless]);
  expect(await titles()).toEqual(['Invoice 7', 'More than 10,000 more', 'Town hall', '1,234 more']);
  await user.click(screen.getByRole('link', { name: 'Show All: 1,234 more' }));
  expect(await screen.findByRole('heading', { name: 'All shoots' })).toBeVisible();
});

test('shows a row on a phone as a card with its step', async () => {
  narrowTheWindow();
  await open([shoots()]);
  const step = await screen.findByRole('link', { name: 'Approve: Town hall' });
  expect(step.closest('tr')).toHaveTextContent(/Needs approval/);
});
