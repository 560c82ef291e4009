import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, XeroFileInput } from '@shootline/shared-api/contract';
import { dayAfter } from '@shootline/shared-api/rules';
import { invoice } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';
import { reasonsOf, startXero, sumOf } from '../../../../tests/workspaces/xero-files.ts';
import { xeroLimits } from './xero.settings.ts';

type BookingValues = NonNullable<Parameters<Awaited<ReturnType<typeof startXero>>['shot']>[0]>;

describe('a file for Xero', () => {
  let api: TestApi;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  test('of bills has a line for the shoot and for each line item, as claimed', async () => {
    const { users, shot, make } = await startXero(api);
    const booking = await shot({ state: 'footage_provided', title: 'Zoë, "live"' });
    const form = new FormData();
    const line_items = [
      { amount: 45_50, description: '=Parking' },
      { amount: 5, description: null },
    ];
    const row = { booking_id: booking.id, invoice_number: 'CN-42', line_items };
    form.set('data', JSON.stringify([row]));
    form.set('file', new File(['%PDF-1.7 x'], 'invoice.pdf'));
    type Sent = { invoices: { uuid: string }[] };
    const sent = await api.send<Sent>(users.videographer, 'POST', '/invoice/submit-invoice', form);
    const id = sent.body.invoices[0]?.uuid ?? '';
    api.moveClock(60 * 24 * 3);
    await api.send(users.finance, 'POST', `/invoice/${id}/make-approved?revision=1`);
    const file = await make({ kind: 'bills' });
    assert.deepEqual([file.invoices, file.left_out, file.is_more_left], [[id], [], false]);
    assert.match(file.name, /^xero-bills-2026-03-09-1200\.csv$/);
    assert.equal(
      file.content.split('\r\n')[0]?.replaceAll('"', ''),
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,' +
        'POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,*InvoiceDate,*DueDate,Total,' +
        'InventoryItemCode,Description,*Quantity,*UnitAmount,*AccountCode,*TaxType,TaxAmount,' +
        'TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency',
    );
    assert.deepEqual(
      file.records.map((record) => [record['Description'], record['*UnitAmount']]),
      [
        ['10001 Zoë, "live", 02/03/2026', '740.00'],
        ['10001 =Parking', '45.50'],
        ['10001 Extra', '0.05'],
      ],
    );
    const [first] = file.records;
    assert.deepEqual(
      [
        first?.['*ContactName'],
        first?.['EmailAddress'],
        first?.['*InvoiceNumber'],
        first?.['*InvoiceDate'],
        first?.['*DueDate'],
        first?.['*AccountCode'],
        first?.['*TaxType'],
        first?.['Currency'],
      ],
      [
        'Some camera_operator',
        users.videographer.email,
        'CN-42',
        '06/03/2026',
        '20/03/2026',
        '300',
        'GST on Expenses',
        'AUD',
      ],
    );
    assert.equal(sumOf(file.records), 740_00 + 45_50 + 5);
  });

  test('of sales invoices bills each client the cost of the booking, dated today', async () => {
    const { users, approved, make } = await startXero(api);
    const { id } = await approved(
      { poNumber: 'PO-7', quoteNumber: 'Q-3', salesInvoiceNumber: 'SI-1' },
      {
        invoiceToUser: {
          full_name: 'Pat',
          phone: '+61 400',
          email: 'pat@x.test',
          company: '',
        },
      },
    );
    const file = await make({ kind: 'sales_invoices' }, users.admin);
    assert.deepEqual(file.invoices, [id]);
    assert.match(
      file.content.replaceAll('"', ''),
      /^\*ContactName,EmailAddress,.*,\*InvoiceNumber,Reference,\*InvoiceDate,\*DueDate,Total,InventoryItemCode,\*Description,\*Quantity,\*UnitAmount,Discount,\*AccountCode,\*TaxType,.*,Currency,BrandingTheme\r\n/,
    );
    const inDays = (days: number) =>
      dayAfter(api.deps.clock(), days, 'Australia/Sydney').replaceAll('-', '/');
    const [record, ...more] = file.records;
    assert.deepEqual(more, []);
    const filled = Object.entries(record ?? {}).filter(([, value]) => value !== '');
    assert.deepEqual(Object.fromEntries(filled), {
      '*ContactName': users.client.name,
      EmailAddress: 'pat@x.test',
      '*InvoiceNumber': 'SI-1',
      Reference: 'PO-7 / Q-3',
      '*InvoiceDate': inDays(0),
      '*DueDate': inDays(30),
      '*Description': '10001 Gala, 02/03/2026',
      '*Quantity': '1',
      '*UnitAmount': '1260.00',
      '*AccountCode': '200',
      '*TaxType': 'GST on Income',
      Currency: 'AUD',
    });
  });

  test('has exact amounts in each currency', async () => {
    const { approved, make } = await startXero(api);
    const price = (currency: string, amount: number): BookingValues => ({
      isClientCostManual: true,
      clientCost: amount,
      clientCostCurrency: currency,
    });
    await approved({ claimedAmount: 333_33 }, price('AUD', 999_99));
    await approved({ claimedAmount: 12_345, currency: 'JPY' }, price('JPY', 54_321));
    await approved({ claimedAmount: 4000_10, currency: 'HKD' }, price('HKD', 6800_07));
    const amounts = async (kind: XeroFileInput['kind']) =>
      (await make({ kind })).records
        .map((record) => [record['Currency'], record['*UnitAmount'], record['*TaxType']])
        .toSorted();
    assert.deepEqual(await amounts('bills'), [
      ['AUD', '333.33', 'GST on Expenses'],
      ['HKD', '4000.10', 'GST Free Expenses'],
      ['JPY', '12345', 'GST Free Expenses'],
    ]);
    assert.deepEqual(await amounts('sales_invoices'), [
      ['AUD', '999.99', 'GST on Income'],
      ['HKD', '6800.07', 'GST Free Exports'],
      ['JPY', '54321', 'GST Free Exports'],
    ]);
  });

  test('makes one bill with one date of all invoices under one number', async () => {
    const { workspace, approved, make } = await startXero(api);
    const late = { date: new Date('2026-03-05T00:00:00Z') };
    const early = { date: new Date('2026-02-05T00:00:00Z') };
    const second = await approved({ invoiceNumber: 'CN-1', modified: late.date }, late);
    const other = await approved({}, { ...early, title: 'Between' });
    const first = await approved({ invoiceNumber: 'CN-1', modified: early.date }, early);
    const namesake = await workspace.user('camera_operator', { fullName: 'Other' });
    await approved({ invoiceNumber: 'CN-1' }, { videographerId: namesake.id, title: 'Theirs' });
    const file = await make({ kind: 'bills' });
    assert.deepEqual(new Set(file.invoices.slice(0, 3)), new Set([first.id, second.id, other.id]));
    const bills = Map.groupBy(
      file.records,
      (record) => `${record['*ContactName']} ${record['*InvoiceNumber']}`,
    );
    assert.equal(bills.size, 3);
    const together = bills.get('Some camera_operator CN-1') ?? [];
    assert.equal(sumOf(together), 2 * 740_00);
    assert.equal(new Set(together.map((record) => record['*InvoiceDate'])).size, 1);
    const places = file.records.flatMap((record, index) =>
      together.includes(record) ? [index] : [],
    );
    assert.equal((places[1] ?? 0) - (places[0] ?? 0), 1);
  });

  test('gives the reason for each invoice left out', async () => {
    const { approved, make } = await startXero(api);
    const submitted = await approved({ state: 'submitted' });
    const entered = await approved({ addedToXero: true, billedToClient: true });
    const unnumbered = await approved({ salesInvoiceNumber: '' });
    const gone = await approved({}, { state: 'deleted' });
    const abroad = await createTestWorkspace(api.db);
    const theirs = await abroad.everyone();
    const foreign = await abroad.booking({
      state: 'job_complete',
      clientId: theirs.client.id,
      submitterId: theirs.clientUser.id,
    });
    const { id: foreignId } = await abroad.invoice(foreign.id, theirs.videographer.id, {
      state: 'approved',
    });
    const invoices = [submitted.id, entered.id, unnumbered.id, gone.id, foreignId];
    const numberOf = ({ booking }: typeof submitted) => booking.bookingUid ?? '';
    const lost = "Sorry, we can't find this invoice.";
    const bills = await make({ kind: 'bills', invoices });
    assert.deepEqual(bills.invoices, [unnumbered.id]);
    assert.deepEqual(
      new Set(reasonsOf(bills).map((one) => one.join(' '))),
      new Set([
        `${numberOf(submitted)} It is not approved.`,
        `${numberOf(entered)} It is in Xero already.`,
        ` ${lost}`,
      ]),
    );
    const sales = await make({ kind: 'sales_invoices', invoices });
    assert.deepEqual(sales.invoices, []);
    assert.deepEqual(
      new Set(reasonsOf(sales).map((one) => one.join(' '))),
      new Set([
        `${numberOf(submitted)} It is not approved.`,
        `${numberOf(entered)} It is billed to the client already.`,
        `${numberOf(unnumbered)} It has no Camera House Invoice Number.`,
        ` ${lost}`,
      ]),
    );
    const all = await make({ kind: 'sales_invoices' });
    assert.deepEqual(reasonsOf(all), [
      [numberOf(unnumbered), 'It has no Camera House Invoice Number.'],
    ]);
  });

  test('bills a booking once, and never two clients under one number', async () => {
    const { workspace, approved, make } = await startXero(api);
    const { booking } = await approved({ salesInvoiceNumber: 'SI-1' });
    const second = await workspace.user('camera_operator');
    const of = { state: 'approved' as const, invoiceNumber: 'X', claimedAmount: 1 };
    await workspace.invoice(booking.id, second.id, { ...of, salesInvoiceNumber: 'SI-2' });
    const elsewhere = await workspace.client();
    await approved(
      { salesInvoiceNumber: 'si-1' },
      { clientId: elsewhere.id, date: new Date('2026-04-01T00:00:00Z') },
    );
    const billed = await approved({ billedToClient: true, salesInvoiceNumber: 'SI-4' });
    await workspace.invoice(billed.booking.id, second.id, { ...of, salesInvoiceNumber: 'SI-5' });
    const file = await make({ kind: 'sales_invoices' });
    assert.equal(sumOf(file.records), 1260_00);
    assert.deepEqual(
      reasonsOf(file)
        .map(([, reason]) => reason)
        .toSorted(),
      [
        'Its Camera House Invoice Number is in this file for another client or currency.',
        'Its booking is billed to the client already, with another invoice.',
        'Its booking is in this file already, with another invoice.',
      ],
    );
  });

  test('has the oldest bills up to Xero’s limit, and says that more are left', async () => {
    const { workspace, users, shot, make, shotHourly } = await startXero(api);
    const newest = await shot();
    const earlier = await shotHourly(xeroLimits.documents);
    earlier.sort((a, b) => Number(a.date) - Number(b.date));
    const values = [...earlier, newest].map(({ id }, index) => ({
      tenantId: workspace.tenantId,
      bookingId: id,
      videographerId: users.videographer.id,
      state: 'approved' as const,
      currency: 'AUD',
      claimedAmount: 1,
      invoiceNumber: `N-${index}`,
    }));
    await workspace.inside((tx) => tx.insert(invoice).values(values));
    const before = await workspace.inside((tx) => tx.select().from(invoice).orderBy(invoice.id));
    const file = await make({ kind: 'bills' });
    assert.deepEqual(
      [file.invoices.length, file.records.length, file.is_more_left],
      [xeroLimits.documents, xeroLimits.documents, true],
    );
    assert.ok(!file.records.some((record) => record['*InvoiceNumber'] === 'N-500'));
    const after = await workspace.inside((tx) => tx.select().from(invoice).orderBy(invoice.id));
    assert.deepEqual(after, before);
  });

  test('is for finance and admins', async () => {
    const { users, make } = await startXero(api);
    for (const who of [users.videographer, users.owner, users.editor, users.reviewer]) {
      const { status } = await api.send<ApiErrorBody>(who, 'POST', '/invoice/xero-file', {
        kind: 'bills',
      });
      assert.equal(status, 403);
    }
    const nothing = await make({ kind: 'bills' });
    assert.deepEqual(
      [nothing.records, nothing.invoices, nothing.left_out, nothing.is_more_left],
      [[], [], [], false],
    );
  });
});
