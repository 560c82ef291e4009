import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type {
  components,
  EarningSum,
  Invoice,
  InvoiceTotals,
  SupplierInvoice,
  XeroFile,
} from '@shootline/shared-api/contract';
import fc from 'fast-check';
import { download, recordsOf } from '../../../tests/workspaces/exports.ts';
import { startInvoicing } from '../../../tests/workspaces/invoicing.ts';

type InvoicePage = components['schemas']['InvoicePage'];

const { api, workspace, users, shot, number, rowOf, submit } = await startInvoicing();
after(() => api.close());

const { videographer, finance } = users;

type Step = { does: 'part' | 'all' | 'credit' | 'approve' | 'reject' | 'enter'; share: number };

const steps = fc.array(
  fc.record<Step>({
    does: fc.constantFrom('part', 'all', 'credit', 'approve', 'approve', 'reject', 'enter'),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  { minLength: 4, maxLength: 14 },
);

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Sums by currency, without zeros. */
function byCurrency(entries: Iterable<readonly [string, number]>): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [currency, amount] of entries) sums[currency] = (sums[currency] ?? 0) + amount;
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}

const listed = async (id: string) => {
  const { invoices } = await api.get<{ invoices: SupplierInvoice[] }>(
    videographer,
    `/invoice/of-bookings?bookings=${id}`,
  );
  return invoices;
};

const ofShare = (amount: number, share: number) => Math.max(Math.round((amount * share) / 100), 1);

async function take(id: string, { does, share }: Step): Promise<void> {
  const all = await listed(id);
  const waiting = all.find(({ state }) => state === 'submitted');
  const open = all.find(({ permissions }) => permissions.submit_invoice);
  const creditable = all.find(({ permissions }) => permissions.credit_invoice);
  const send = (of: SupplierInvoice, values: Record<string, unknown>) =>
    submit([rowOf({ id }, { invoice_number: of.invoice_number || number(), ...values })]);
  const line_items = share % 3 === 0 ? [{ amount: share - 50, description: 'Extra' }] : [];
  if (does === 'approve' || does === 'reject') {
    const path = `/invoice/${waiting?.uuid}/make-${does === 'approve' ? 'approved' : 'rejected'}`;
    if (waiting) await api.send(finance, 'POST', path, {});
  } else if (does === 'enter') {
    const entered = all.filter(({ state }) => state === 'approved');
    const rows = entered.map(({ uuid }) => ({ uuid, is_selected: true, added_to_xero: true }));
    if (share < 30 && rows.length > 0) {
      await api.send(finance, 'POST', '/invoice/update-invoices', rows);
    }
  } else if (does === 'credit') {
    const values = { credited_invoice: creditable?.uuid };
    const part = share < 50 && { amount: ofShare(creditable?.creditable_amount ?? 0, share) };
    if (creditable) await send({ ...creditable, invoice_number: '' }, { ...values, ...part });
  } else if (open?.kind === 'invoice') {
    const part = does === 'part' && { amount: ofShare(open.claimable_amount, share) };
    await send(open, { line_items, ...part });
  }
}

/** The claims of a booking's invoices and credit notes: never below zero, nor above its price. */
function checkBooking(all: SupplierInvoice[], price: number): void {
  const claims = all.filter(({ state }) => state !== 'init');
  const credits = claims.filter(
    ({ kind, state }) => kind === 'credit_note' && state === 'approved',
  );
  for (const invoice of claims.filter(({ kind }) => kind === 'invoice')) {
    const own = credits.filter((one) => one.credited_invoice?.uuid === invoice.uuid);
    const left = sum([invoice, ...own].map((one) => one.claimed_invoice_amount ?? 0));
    assert.ok(left >= 0);
    if (invoice.state === 'approved') assert.equal(invoice.creditable_amount, left);
  }
  const parts = claims
    .filter(({ kind }) => kind === 'invoice')
    .filter(({ state, creditable_amount }) => state !== 'approved' || creditable_amount > 0)
    .map(({ part_amount }) => part_amount ?? price);
  assert.ok(sum(parts) <= price, `${sum(parts)} of ${price}`);
}

test('parts and credit notes add up to the same sums everywhere', async () => {
  const prices = { AUD: 740_00, SGD: 333_33 };
  const credited = (['part', 'approve', 'credit', 'approve', 'all', 'approve'] as const).map(
    (does) => ({ does, share: 60 }),
  );
  const run = fc.asyncProperty(steps, fc.boolean(), async (all, isAbroad) => {
    const currency = isAbroad ? 'SGD' : 'AUD';
    const costs = { videographerCost: prices[currency], videographerCostCurrency: currency };
    const { id } = await shot('job_complete', { isVideographerCostManual: true, ...costs });
    for (const step of all) await take(id, step);
    checkBooking(await listed(id), prices[currency]);
  });
  await fc.assert(run, { numRuns: 10, examples: [[credited, true]] });

  const invoices: Invoice[] = [];
  for (let offset = 0, next: string | null = ''; next !== null; offset = invoices.length) {
    const page = await api.get<InvoicePage>(finance, `/invoice?offset=${offset}`);
    invoices.push(...page.results);
    next = page.next;
  }
  const claimed = invoices.filter((one) => one.claimed_invoice_amount !== null);
  assert.ok(claimed.some(({ kind }) => kind === 'credit_note'));
  const sumsOf = (some: Invoice[]) =>
    byCurrency(
      some.map((one) => [one.claimed_currency ?? '', one.claimed_invoice_amount ?? 0] as const),
    );
  const expected = sumsOf(claimed);

  const { totals } = await api.get<InvoiceTotals>(finance, '/invoice/totals');
  assert.deepEqual(
    byCurrency((totals ?? []).map((one) => [one.currency, one.supplier_cost_claimed] as const)),
    expected,
  );
  assert.deepEqual(
    byCurrency((totals ?? []).map((one) => [one.currency, one.supplier_cost_estimated] as const)),
    byCurrency(
      invoices.map(({ booking: { total_camera_operator_cost: cost } }) => [
        cost.currency,
        cost.cost,
      ]),
    ),
  );

  const { sums } = await api.get<{ sums: EarningSum[] }>(videographer, '/invoice/earnings/sums');
  const unclaimed = invoices
    .filter((one) => one.claimed_invoice_amount === null)
    .map(
      ({ booking: { total_camera_operator_cost: cost } }) => [cost.currency, cost.cost] as const,
    );
  assert.deepEqual(
    byCurrency(sums.map((one) => [one.currency, one.amount] as const)),
    byCurrency([...Object.entries(expected), ...unclaimed]),
  );

  const csv = await api.get<{ export_uuid: string }>(
    finance,
    `/invoice/export-report?recipients=${finance.id}`,
  );
  const cents = (text: string | undefined) => Math.round(Number(text) * 100);
  const records = recordsOf(await download(api, workspace, finance, csv));
  assert.deepEqual(
    byCurrency(
      records.map((record) => [
        record['Supplier Cost (Claimed) Currency'] ?? '',
        cents(record['Supplier Cost (Claimed)']),
      ]),
    ),
    expected,
  );

  const waiting = claimed.filter((one) => one.state === 'approved' && !one.added_to_xero);
  const bills = await api.send<XeroFile>(finance, 'POST', '/invoice/xero-file', {
    kind: 'bills',
    invoices: waiting.map(({ uuid }) => uuid),
  });
  assert.deepEqual(bills.body.left_out, []);
  const lines = recordsOf(bills.body.content);
  assert.deepEqual(
    byCurrency(lines.map((line) => [line['Currency'] ?? '', cents(line['*UnitAmount'])])),
    sumsOf(waiting),
  );
  // Xero imports a document with a negative total as a credit note.
  for (const { kind, invoice_number: own, claimed_invoice_amount: claim } of waiting) {
    const mine = lines.filter((line) => line['*InvoiceNumber'] === own);
    assert.equal(sum(mine.map((line) => cents(line['*UnitAmount']))), claim);
    assert.equal((claim ?? 0) < 0, kind === 'credit_note');
  }
});
