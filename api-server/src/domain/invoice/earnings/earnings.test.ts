import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { components } from '@shootline/shared-api/contract';
import { readXlsx } from 'hucre/xlsx';
import { extractText, getDocumentProxy } from 'unpdf';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';
import { appUser, invoice } from '../../schema.ts';
import { eq } from '../../../platform/db/drizzle.ts';

type Page = components['schemas']['EarningPage'];
type Sums = components['schemas']['EarningSums'];

describe("a videographer's earnings", () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;
  let second: (typeof users)['videographer'];

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
    second = await workspace.user('camera_operator');
    type Values = NonNullable<Parameters<typeof workspace.invoice>[2]>;
    const earn = async (title: string, date: string, values: Values, by = users.videographer) => {
      const booking = await workspace.booking({
        title,
        date: new Date(date),
        state: 'job_complete',
        clientId: users.client.id,
        submitterId: users.clientUser.id,
        videographerId: by.id,
      });
      await workspace.invoice(booking.id, by.id, values);
    };
    // Already 1 March in Sydney.
    await earn('Talk', '2026-02-28T20:00:00Z', { state: 'init' });
    await earn('Gala', '2026-03-09T01:00:00Z', { state: 'init' });
    await earn('Launch', '2026-03-10T01:00:00Z', { state: 'submitted', claimedAmount: 800_00 });
    await earn('Tour', '2026-03-11T01:00:00Z', {
      state: 'submitted',
      claimedAmount: 500_00,
      currency: 'SGD',
    });
    await earn('Redo', '2026-02-10T01:00:00Z', { state: 'rejected', claimedAmount: 90_00 });
    await earn('Paid', '2025-12-10T01:00:00Z', {
      state: 'approved',
      claimedAmount: 700_00,
      addedToXero: true,
      invoiceNumber: 'CN-1',
    });
    await earn('Next', '2025-12-11T01:00:00Z', { state: 'approved', claimedAmount: 10_00 });
    await earn('Theirs', '2026-03-12T01:00:00Z', { state: 'submitted', claimedAmount: 1 }, second);
  });
  after(() => api.close());

  const list = (query = '', who = users.videographer) =>
    api.get<Page>(who, `/invoice/earnings${query}`);
  const titles = ({ results }: Page) => results.map(({ booking }) => booking.title);

  test('are added up by month of the shoot, state and currency', async () => {
    const { sums } = await api.get<Sums>(users.videographer, '/invoice/earnings/sums');
    assert.deepEqual(
      sums.map((sum) => [sum.month, sum.state, sum.currency, sum.count, sum.amount]),
      [
        ['2026-03', 'to_invoice', 'AUD', 2, 2 * 740_00],
        ['2026-03', 'submitted', 'AUD', 1, 800_00],
        ['2026-03', 'submitted', 'SGD', 1, 500_00],
        ['2026-02', 'to_invoice', 'AUD', 1, 90_00],
        ['2025-12', 'approved', 'AUD', 1, 10_00],
        ['2025-12', 'in_xero', 'AUD', 1, 700_00],
      ],
    );
  });

  test('are listed newest first, by period and state', async () => {
    const all = await list();
    assert.deepEqual(titles(all), ['Tour', 'Launch', 'Gala', 'Talk', 'Redo', 'Next', 'Paid']);
    assert.deepEqual(titles(await list('?from_date=01-03-2026&to_date=09-03-2026')), [
      'Gala',
      'Talk',
    ]);
    const states = { to_invoice: 3, submitted: 2, approved: 1, in_xero: 1 };
    for (const [state, count] of Object.entries(states)) {
      const page = await list(`?state=${state}`);
      assert.equal(page.count, count, state);
      assert.ok(page.results.every((row) => row.state === state));
    }
    const [paid] = (await list('?state=in_xero')).results;
    assert.ok(paid);
    assert.deepEqual(
      [paid.invoice_number, paid.amount, paid.currency, paid.booking.timezone],
      ['CN-1', 700_00, 'AUD', 'Australia/Sydney'],
    );
  });

  const workbook = async () => {
    const headers = { Authorization: `Token ${await api.tokenOf(users.videographer)}` };
    const period = 'from_date=01-01-2025&to_date=31-12-2025';
    const path = `/api/invoice/earnings/shoots-file?${period}`;
    const response = await api.app.request(path, { headers });
    assert.match(response.headers.get('Content-Disposition') ?? '', /filename="shoots.xlsx"/);
    const { sheets } = await readXlsx(Buffer.from(await response.arrayBuffer()));
    return sheets[0]?.rows.map((row) => [row[0], row[3], row[5], row[6], row[7], row[8]]);
  };

  test('are written into a workbook of a period for the tax office', async () => {
    assert.deepEqual(await workbook(), [
      ['Date', 'Booking Name', 'Invoice Number', 'Status', 'Amount', 'Currency'],
      ['2025-12-11 12:00', 'Next', '', 'Approved', 10, 'AUD'],
      ['2025-12-10 12:00', 'Paid', 'CN-1', 'In Xero', 700, 'AUD'],
    ]);
  });

  test('have a workbook in the language of the videographer', async () => {
    const speak = (language: string) =>
      api.db.update(appUser).set({ language }).where(eq(appUser.id, users.videographer.id));
    await speak('de');
    const [headings, first] = (await workbook()) ?? [];
    await speak('en-AU');
    assert.deepEqual(headings, [
      'Datum',
      'Buchungsname',
      'Rechnungsnummer',
      'Status',
      'Betrag',
      'Währung',
    ]);
    assert.equal(first?.[3], 'Freigegeben');
  });

  test('are not written into a file beyond 1,000 invoices of a period', async () => {
    const busy = await workspace.user('camera_operator');
    const { id: bookingId } = await workspace.booking({
      date: new Date('2025-06-10T01:00:00Z'),
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: busy.id,
    });
    await workspace.inside((tx) =>
      tx.insert(invoice).values(
        Array.from({ length: 1001 }, () => ({
          ...{ tenantId: workspace.tenantId, bookingId, videographerId: busy.id },
          ...{ state: 'approved' as const, currency: 'AUD', claimedAmount: 1_00 },
        })),
      ),
    );
    for (const path of ['shoots-file', 'statement']) {
      const refused = await api.refused(busy, `/invoice/earnings/${path}`);
      assert.equal(refused.status, 400);
      assert.deepEqual(
        refused.body.errors?.map(({ message }) => message),
        ['More than 1,000 shoots are in this period. Choose a shorter one.'],
      );
    }
    const other = await api.app.request(
      '/api/invoice/earnings/statement?from_date=01-01-2026&to_date=31-12-2026',
      { headers: { Authorization: `Token ${await api.tokenOf(busy)}` } },
    );
    assert.equal(other.status, 200);
  });

  test('are written into a statement of a period, with sums by state and currency', async () => {
    const headers = { Authorization: `Token ${await api.tokenOf(users.videographer)}` };
    const period = 'from_date=10-03-2026&to_date=31-12-2026';
    const path = `/api/invoice/earnings/statement?${period}`;
    const response = await api.app.request(path, { headers });
    assert.match(response.headers.get('Content-Disposition') ?? '', /filename="statement.pdf"/);
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(document, { mergePages: true });
    for (const part of [
      'Statement of earnings',
      'Tue, 10 Mar 2026 – Thu, 31 Dec 2026',
      'Launch, Tue, 10 Mar 2026, Submitted',
      'Total in AUD',
      'A$800.00',
      'Total in SGD',
    ]) {
      assert.ok(text.includes(part), part);
    }
    assert.ok(!text.includes('Gala') && !text.includes('Theirs'));
  });

  test('show each videographer their own only, and nobody else any', async () => {
    assert.deepEqual(titles(await list('', second)), ['Theirs']);
    assert.equal((await list(`?limit=1`)).results.length, 1);
    for (const name of ['unapproved', 'owner', 'editor', 'reviewer', 'finance', 'admin'] as const) {
      for (const path of ['', '/sums', '/shoots-file', '/statement']) {
        assert.equal(
          (await api.refused(users[name], `/invoice/earnings${path}`)).status,
          403,
          name,
        );
      }
    }
  });
});
