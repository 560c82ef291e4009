import { type Earning, type EarningSum, roles } from '@shootline/shared-api';
import { buildUser, mockApi, mockServer, pageOf } from '@shootline/shared-api/testing';
import { catchSavedFiles, loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { routes } from '../routes.tsx';
import { monthAt } from './periods.ts';

const month = monthAt(new Date(), 'Australia/Sydney');
const year = month.slice(0, 4);

const sum = (values: Partial<EarningSum>): EarningSum => ({
  month,
  state: 'submitted',
  currency: 'AUD',
  count: 1,
  amount: 800_00,
  ...values,
});
const earning: Earning = {
  uuid: '00000000-0000-4000-9000-000000000001',
  kind: 'invoice',
  invoice_number: 'CN-1',
  state: 'in_xero',
  amount: 700_00,
  currency: 'AUD',
  booking: {
    uuid: '00000000-0000-4000-9000-000000000002',
    booking_uid: '10376',
    title: 'Founder interview',
    date: '2026-03-02T03:30:00.000Z',
    timezone: 'Australia/Perth',
    client_name: 'Harbour Foods',
  },
};

let asked: string[];

mockServer(
  mockApi.get('/invoice/earnings/sums', () => ({
    sums: [
      sum({}),
      sum({ state: 'to_invoice', count: 2, amount: 100_00 }),
      sum({ currency: 'SGD', amount: 500_00 }),
      sum({ month: '2019-01', state: 'approved', amount: 10_00 }),
      sum({ month: '2019-01', state: 'in_xero', amount: 9_999_00 }),
    ],
  })),
  mockApi.get('/invoice/earnings/statement', ({ query }) => {
    asked.push(`statement ${query.toString()}`);
    return HttpResponse.arrayBuffer(new ArrayBuffer(4));
  }),
  mockApi.get('/invoice/earnings/shoots-file', ({ query }) => {
    asked.push(query.toString());
    return HttpResponse.arrayBuffer(new ArrayBuffer(4));
  }),
  mockApi.get('/invoice/earnings', ({ query }) => {
    asked.push(query.toString());
    return pageOf([earning]);
  }),
);

beforeAll(() => loadPages(routes));
beforeEach(() => {
  asked = [];
});

const open = (url = '/earnings') =>
  renderRoute(routes, url, {
    user: { ...buildUser(roles.camera_operator), timezone: 'Australia/Sydney' },
  });

/** The lines of a table of sums. */
async function lines(name: string): Promise<string[]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}

test('adds up what was earned and what is unpaid, each currency for itself', async () => {
  open();
  const now = 'A$900.00S$500.00';
  expect(await lines('Earned')).toEqual([
    `This month | 4 invoices | ${now}`,
    `This year | 4 invoices | ${now}`,
  ]);
  expect(await lines('Unpaid')).toEqual([
    'To invoice | 2 invoices | A$100.00',
    'Submitted | 2 invoices | A$800.00S$500.00',
    'Approved | 1 invoice | A$10.00',
    'In Xero, this year | 0 invoices | —',
  ]);
});

test('lists the invoices of a period', async () => {
  const { user, location } = open();
  const table = await screen.findByRole('table', { name: 'Earnings' });
  expect(within(table).getByText('Founder interview')).toBeVisible();
  expect(within(table).getByText('In Xero')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'This year' }));
  expect(location()).toBe(`/earnings?from_date=01-01-${year}&to_date=31-12-${year}`);
  await waitFor(() =>
    expect(asked.at(-1)).toBe(`from_date=01-01-${year}&to_date=31-12-${year}&offset=0`),
  );
});

test('downloads a statement of the period that is shown', async () => {
  const saved = catchSavedFiles();
  const { user } = open('/earnings?from_date=01-03-2025&to_date=31-03-2025');
  await user.click(await screen.findByRole('button', { name: 'statement.pdf' }));
  await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['statement.pdf']));
  saved.release();
  expect(asked).toContain('statement from_date=01-03-2025&to_date=31-03-2025');
});

test('downloads the shoots of the year that is shown', async () => {
  const saved = catchSavedFiles();
  const { user } = open('/earnings?from_date=01-03-2025&to_date=31-03-2025');
  await user.click(await screen.findByRole('button', { name: 'shoots-2025.xlsx' }));
  await waitFor(() => expect(saved.files.map(({ name }) => name)).toEqual(['shoots-2025.xlsx']));
  saved.release();
  expect(asked).toContain('from_date=01-01-2025&to_date=31-12-2025');
});
