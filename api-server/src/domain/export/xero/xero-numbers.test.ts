import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { XeroFileKind } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { booking, invoice } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { reasonsOf, startXero, sumOf } from '../../../../tests/workspaces/xero-files.ts';
import { xeroLimits } from './xero.settings.ts';

type Xero = Awaited<ReturnType<typeof startXero>>;

const day = (date: string) => ({ date: new Date(`${date}T00:00:00Z`) });

/** For each kind of file: the field of the number, the beginning of reasons, the field when entered. */
const numbers = {
  bills: { numbered: { invoiceNumber: 'Ab-1' }, its: 'Its number', entered: { addedToXero: true } },
  sales_invoices: {
    numbered: { salesInvoiceNumber: 'Ab-1' },
    its: 'Its Camera House Invoice Number',
    entered: { billedToClient: true },
  },
};
const lowered = { invoiceNumber: 'aB-1', salesInvoiceNumber: 'aB-1' };
const kinds: XeroFileKind[] = ['bills', 'sales_invoices'];

/** Adds approved invoices with the same number of the videographer, one for each booking. */
async function invoicesOfOneNumber({ workspace, users, shotHourly }: Xero, count: number) {
  const values = (await shotHourly(count)).map(({ id }) => ({
    tenantId: workspace.tenantId,
    bookingId: id,
    videographerId: users.videographer.id,
    state: 'approved' as const,
    currency: 'AUD',
    claimedAmount: 1_00,
    invoiceNumber: 'SERIES',
  }));
  await workspace.inside((tx) => tx.insert(invoice).values(values));
}

describe('the numbers in a file for Xero', () => {
  let api: TestApi;

  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  for (const kind of kinds) {
    const { numbered, its, entered } = numbers[kind];

    test(`are left out of ${kind} while they also cover unapproved invoices`, async () => {
      const { workspace, approved, make } = await startXero(api);
      const early = await approved(numbered, day('2026-02-01'));
      const waiting = await approved({ ...lowered, state: 'submitted' }, day('2026-02-02'));
      const other = await approved();
      const reason = `${its} also covers bookings that are not approved yet.`;
      const file = await make({ kind });
      assert.deepEqual(file.invoices, [other.id]);
      assert.deepEqual(reasonsOf(file), [[early.booking.bookingUid, reason]]);
      const alone = await make({ kind, invoices: [early.id] });
      assert.deepEqual(reasonsOf(alone), [[early.booking.bookingUid, reason]]);
      await workspace.inside((tx) => tx.update(invoice).set({ state: 'approved' }));
      const whole = await make({ kind });
      assert.deepEqual(whole.invoices, [early.id, waiting.id, other.id]);
    });

    test(`are left out of ${kind} once entered for another booking`, async () => {
      const { approved, make } = await startXero(api);
      await approved({ ...numbered, ...entered });
      const late = await approved(lowered);
      const done = kind === 'bills' ? 'is in Xero already' : 'is billed already';
      const file = await make({ kind });
      assert.deepEqual(file.invoices, []);
      assert.deepEqual(reasonsOf(file), [
        [late.booking.bookingUid, `${its} ${done}, for another booking.`],
      ]);
    });

    test(`are left out of ${kind} if only some of their bookings are selected`, async () => {
      const { approved, make } = await startXero(api);
      const [one, two] = [await approved(numbered), await approved(lowered)];
      const file = await make({ kind, invoices: [one.id] });
      assert.deepEqual(file.invoices, []);
      assert.deepEqual(reasonsOf(file), [
        [one.booking.bookingUid, `${its} also covers bookings that are not selected.`],
      ]);
      const both = await make({ kind, invoices: [one.id, two.id] });
      assert.equal(both.invoices.length, 2);
    });
  }

  test('are named where another invoice has nearly the same one, in Xero or not', async () => {
    const { workspace, approved, make } = await startXero(api);
    const named = async (invoiceNumber: string, values = {}) => {
      const { id, booking: of } = await approved({ invoiceNumber, ...values });
      return { uuid: id, invoice_number: invoiceNumber, booking_uid: of.bookingUid };
    };
    const entered = await named('BH-0250', { addedToXero: true });
    const [spaced, dashed] = [await named('BH 0250'), await named('BH\u20130250')];
    const other = await named('BH-0251');
    const namesake = await workspace.user('camera_operator');
    await approved({ invoiceNumber: 'BH0250' }, { videographerId: namesake.id });
    const file = await make({ kind: 'bills' });
    assert.equal(file.records.length, 4);
    assert.deepEqual(file.similar_numbers.length, 1);
    assert.deepEqual(new Set(file.similar_numbers[0]?.slice(0, 2)), new Set([spaced, dashed]));
    assert.deepEqual(file.similar_numbers[0]?.slice(2), [entered]);
    const alone = await make({ kind: 'bills', invoices: [other.uuid] });
    assert.deepEqual(alone.similar_numbers, []);
    await workspace.inside((tx) => tx.update(invoice).set({ salesInvoiceNumber: 'SI-1' }));
    await workspace.inside((tx) =>
      tx.update(invoice).set({ salesInvoiceNumber: 'SI 1' }).where(eq(invoice.id, other.uuid)),
    );
    const sales = await make({ kind: 'sales_invoices', invoices: [other.uuid] });
    assert.equal(sales.similar_numbers[0]?.length, 5);
    assert.deepEqual(sales.similar_numbers[0]?.[0], { ...other, invoice_number: 'SI 1' });
  });

  test('count for each videographer separately, and are not billed to a second client', async () => {
    const { workspace, approved, make } = await startXero(api);
    const namesake = await workspace.user('camera_operator');
    const elsewhere = await workspace.client();
    await approved({ ...lowered, addedToXero: true, billedToClient: true });
    const theirs = await approved(
      { invoiceNumber: 'Ab-1', salesInvoiceNumber: 'AB-1' },
      { videographerId: namesake.id, clientId: elsewhere.id },
    );
    assert.deepEqual((await make({ kind: 'bills' })).invoices, [theirs.id]);
    assert.deepEqual(reasonsOf(await make({ kind: 'sales_invoices' })), [
      [
        theirs.booking.bookingUid,
        'Its Camera House Invoice Number is billed already, for another booking.',
      ],
    ]);
  });

  test('may be shared by two videographers of a booking with one of them approved', async () => {
    const { workspace, approved, make } = await startXero(api);
    const first = await approved({ salesInvoiceNumber: 'SI-1' });
    const second = await workspace.user('camera_operator');
    await workspace.invoice(first.booking.id, second.id, {
      state: 'submitted',
      salesInvoiceNumber: 'SI-1',
    });
    assert.deepEqual((await make({ kind: 'sales_invoices' })).invoices, [first.id]);
  });

  test('and names reach Xero unchanged, or not at all', async () => {
    const { workspace, approved, make } = await startXero(api);
    const dashed = await workspace.user('camera_operator', { fullName: '-Dash' });
    const media = await workspace.client({ name: '@Media' });
    const number = await approved({ invoiceNumber: '+CN-1', salesInvoiceNumber: '=SI-1' });
    const name = await approved({}, { videographerId: dashed.id, clientId: media.id });
    const character =
      'begins with a character that spreadsheets compute with. Please enter it by hand.';
    const [byNumber, byName] = [number.booking.bookingUid, name.booking.bookingUid];
    assert.deepEqual(
      new Map(reasonsOf(await make({ kind: 'bills' })) as [string, string][]),
      new Map([
        [byNumber, `Its number ${character}`],
        [byName, `The name of its videographer ${character}`],
      ]),
    );
    assert.deepEqual(
      new Map(reasonsOf(await make({ kind: 'sales_invoices' })) as [string, string][]),
      new Map([
        [byNumber, `Its Camera House Invoice Number ${character}`],
        [byName, `The name of its client ${character}`],
      ]),
    );
  });

  test('stay together even beyond the limit of invoices, and never keep others out', async () => {
    const xero = await startXero(api);
    const { workspace, approved, make } = xero;
    await invoicesOfOneNumber(xero, xeroLimits.invoices + 1);
    const series = await make({ kind: 'bills' });
    assert.equal(series.invoices.length, xeroLimits.invoices + 1);
    assert.equal(sumOf(series.records), (xeroLimits.invoices + 1) * 1_00);
    assert.equal(series.is_more_left, false);
    await approved({ invoiceNumber: 'series', state: 'submitted' });
    const newest = await approved();
    const file = await make({ kind: 'bills' });
    assert.deepEqual([file.invoices, file.is_more_left], [[newest.id], false]);
    await workspace.inside((tx) => tx.update(invoice).set({ salesInvoiceNumber: 'SI-1' }));
    await workspace.inside((tx) =>
      tx
        .update(booking)
        .set({ isClientCostManual: true, clientCost: 0, clientCostCurrency: 'AUD' }),
    );
    const billed = await approved({ salesInvoiceNumber: 'SI-2' });
    const sales = await make({ kind: 'sales_invoices' });
    assert.deepEqual([sales.invoices, sales.is_more_left], [[billed.id], false]);
  });
});
