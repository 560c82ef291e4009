import { type Invoice, roles } from '@shootline/shared-api';
import { buildInvoice, buildUser, errorResponse, mockApi } from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import {
  decidedByFinance,
  invoiceServer as server,
} from '../invoice-dialog/testing/open-dialog.tsx';
import { routes } from '../routes.tsx';

const { jest } = import.meta;
// jsdom's `close` would end the tests' document; a mock that does nothing acts as a browser's refusal.
const browserClose = window.close;
const close = jest.fn();

beforeAll(() => loadPages(routes));
beforeAll(() => (window.close = close));
beforeEach(() => {
  server.use(decidedByFinance('approved'));
  close.mockClear();
});
afterAll(() => (window.close = browserClose));

function open(decision: 'make-approved' | 'make-rejected', invoice: Invoice) {
  server.use(mockApi.get('/invoice/{id}', () => invoice));
  const user = buildUser(roles.finance);
  return renderRoute(routes, `/invoice/${invoice.uuid}/${decision}`, { user });
}

const settled = (changes: Partial<Invoice>) => {
  const { permissions } = buildInvoice();
  return buildInvoice({
    permissions: { ...permissions, make_approved: false, make_rejected: false },
    ...changes,
  });
};

test('approves an invoice only on a click, and closes the window', async () => {
  const invoice = buildInvoice({ invoice_number: 'INV-7' });
  const asked: (string | null)[] = [];
  server.use(
    mockApi.post('/invoice/{id}/make-approved', ({ query }) => {
      asked.push(query.get('revision'));
      return invoice;
    }),
  );
  const { user } = open('make-approved', invoice);
  const yes = await screen.findByRole('button', { name: 'Yes, Approve Invoice' });
  for (const text of ['Theo Lindqvist', 'Founder interview', `#${invoice.booking.booking_uid}`]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('Are you sure that you want to approve this invoice?')).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(yes);
  expect(await screen.findByText('Done. You can close this window.')).toBeVisible();
  expect(screen.getByText('Invoice INV-7 of Theo Lindqvist is approved.')).toBeVisible();
  expect(asked).toEqual(['1']);
  expect(close).toHaveBeenCalledTimes(1);
});

test('an invoice is rejected with a reason', async () => {
  const invoice = buildInvoice();
  const sent: unknown[] = [];
  server.use(
    mockApi.post('/invoice/{id}/make-rejected', async ({ request }) => {
      sent.push(await request.json());
      return invoice;
    }),
  );
  const { user } = open('make-rejected', invoice);
  await user.type(
    await screen.findByRole('textbox', { name: 'Rejection Reason (optional)' }),
    'No file.',
  );
  await user.click(screen.getByRole('button', { name: 'Yes, Reject Invoice' }));
  expect(await screen.findByText('Done. You can close this window.')).toBeVisible();
  expect(sent).toEqual([{ revision: 1, rejection_details: 'No file.' }]);
});

test('common reasons are put together by pressing them', async () => {
  const { user } = open('make-rejected', buildInvoice());
  const reason = await screen.findByRole('textbox', { name: 'Rejection Reason (optional)' });
  const chip = (name: string) => screen.getByRole('button', { name });
  await user.click(chip('Wrong File'));
  await user.click(chip('Tax Details'));
  expect(reason).toHaveValue('The file is not this invoice. The tax details are missing or wrong.');
  expect(chip('Tax Details')).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip('Wrong File'));
  expect(reason).toHaveValue('The tax details are missing or wrong.');
});

test('No changes nothing and closes the window', async () => {
  const { user } = open('make-approved', buildInvoice());
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(screen.getByText('Nothing was changed. You can close this window.')).toBeVisible();
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['approved already', settled({ state: 'approved' }), 'This invoice is approved already.'],
  [
    'rejected',
    settled({ state: 'rejected', rejection_details: 'Too much.' }),
    'This invoice is rejected already and waiting to be corrected. The reason: Too much.',
  ],
  ['not submitted', settled({ state: 'init' }), 'This invoice is not submitted yet.'],
  [
    'not theirs to decide',
    settled({ state: 'submitted' }),
    'You cannot approve or reject this invoice.',
  ],
])('says that an invoice is %s, and offers no decision', async (_name, invoice, text) => {
  open('make-approved', invoice);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Yes/ })).not.toBeInTheDocument();
});

test('shows who approved the invoice meanwhile, without an error', async () => {
  const invoice = buildInvoice();
  const { user } = open('make-approved', invoice);
  server.use(
    mockApi.post('/invoice/{id}/make-approved', () => {
      const now = { state: 'approved' as const, permissions: settled({}).permissions };
      server.use(mockApi.get('/invoice/{id}', () => ({ ...invoice, ...now })));
      return errorResponse('Conflict', '"Approve Invoice" is not possible.');
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Yes, Approve Invoice' }));
  expect(await screen.findByText('This invoice is approved already.')).toBeVisible();
  expect(await screen.findByText(/^Approved by Fin Ance,/)).toBeVisible();
  expect(screen.queryByText(/is not possible/)).not.toBeInTheDocument();
  expect(screen.queryByText(/You are signed in as/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My Invoices' })).toBeVisible();
});

test('shows the signed-in user when the invoice does not exist', async () => {
  const view = open('make-approved', buildInvoice());
  server.use(mockApi.get('/invoice/{id}', () => errorResponse('NotFound')));
  expect(
    await screen.findByText(/^This invoice does not exist, or you may not view it\./),
  ).toBeVisible();
  expect(screen.getByText(/You are signed in as/)).toBeVisible();
  expect(view.location()).toMatch(/make-approved$/);
});

test('shows the failure and offers Retry when the invoice cannot be loaded', async () => {
  const invoice = buildInvoice();
  const { user } = open('make-approved', invoice);
  server.use(mockApi.get('/invoice/{id}', () => new HttpResponse(null, { status: 500 })));
  expect(
    await screen.findByText(/^Sorry, something went wrong\.|^Sorry, the request failed/),
  ).toBeVisible();
  server.use(mockApi.get('/invoice/{id}', () => invoice));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Yes, Approve Invoice' })).toBeVisible();
});
