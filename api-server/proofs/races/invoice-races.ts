import assert from 'node:assert/strict';
import { eq } from '../../src/platform/db/drizzle.ts';
import * as schema from '../../src/domain/schema.ts';
import { parts, pdf } from '../matrix/calls/parts.ts';
import { invoiceNumberOf } from '../fixtures/booking-records.ts';
import { canaries } from '../fixtures/canaries.ts';
import type { RaceAnswer, Race, Round } from './race.ts';
import { sameAnswer, send } from './sending.ts';

type Submission = { key?: string; lineItem?: number; credit?: number };

function submit(round: Round, { key, lineItem, credit }: Submission): () => Promise<RaceAnswer> {
  const items = lineItem === undefined ? [] : [{ amount: lineItem, description: 'Parking' }];
  const row = {
    booking_id: round.fixture.id,
    invoice_number: invoiceNumberOf(round.fixture),
    line_items: items,
    ...(credit !== undefined && {
      invoice_number: `${invoiceNumberOf(round.fixture)}-CREDIT`,
      credited_invoice: round.fixture.invoiceId,
      amount: credit,
    }),
  };
  return send(round, 'assigned', 'POST', '/invoice/submit-invoice', {
    body: parts({ data: JSON.stringify([row]) }, pdf('invoice.pdf')),
    ...(key === undefined ? {} : { key }),
  });
}

/** The booking's invoice, its current files and its history, unordered. */
async function storedInvoices({ workspace, fixture }: Round) {
  return workspace.home.inside(async (tx) => {
    const rows = await tx
      .select()
      .from(schema.invoice)
      .where(eq(schema.invoice.bookingId, fixture.id));
    const files = await tx
      .select({ id: schema.invoiceFile.id, replaced: schema.invoiceFile.replaced })
      .from(schema.invoiceFile)
      .where(eq(schema.invoiceFile.invoiceId, fixture.invoiceId));
    const history = await tx
      .select()
      .from(schema.invoiceHistory)
      .where(eq(schema.invoiceHistory.invoiceId, fixture.invoiceId));
    return { rows, current: files.filter(({ replaced }) => replaced === null), history };
  });
}

async function isSubmitted(round: Round, kinds: string[]): Promise<void> {
  const { rows, current, history } = await storedInvoices(round);
  assert.deepEqual(
    rows.map(({ state, invoiceNumber }) => [state, invoiceNumber]),
    [['submitted', invoiceNumberOf(round.fixture)]],
  );
  assert.equal(current.length, 1, 'one file');
  assert.deepEqual(history.map(({ kind }) => kind).toSorted(), kinds.toSorted());
  const [file] = current;
  const latest = history.find(({ fileId }) => fileId === file?.id);
  assert.deepEqual(
    [latest?.claimedAmount, latest?.lineItems],
    [rows[0]?.claimedAmount, rows[0]?.lineItems],
    'the file is that of the amount',
  );
}

const submitted = { state: 'footage_provided', invoiceState: 'submitted' } as const;

/** Concurrent calls of two users on an invoice. */
export const invoiceRaces: Race[] = [
  {
    name: 'an invoice submitted twice with one key is submitted once',
    booking: { state: 'footage_provided' },
    runners: (round) => [1, 2].map(() => submit(round, { key: `invoice-${round.number}` })),
    statuses: [200, 200],
    async check(round, answers) {
      sameAnswer(answers);
      await isSubmitted(round, ['submitted']);
    },
  },
  {
    name: 'an invoice submitted twice with two keys is submitted and then corrected',
    booking: { state: 'footage_provided' },
    runners: (round) =>
      [100, 200].map((lineItem) => submit(round, { key: `${lineItem}-${round.number}`, lineItem })),
    statuses: [200, 200],
    steps: 2,
    check: (round) => isSubmitted(round, ['submitted', 'corrected']),
  },
  {
    name: 'an invoice corrected twice at once has one of the corrections, with its file',
    booking: submitted,
    runners: (round) => [100, 200].map((lineItem) => submit(round, { lineItem })),
    statuses: [200, 200],
    steps: 2,
    repeatsNews: true,
    check: (round) => isSubmitted(round, ['corrected', 'corrected']),
  },
  {
    name: 'an invoice rejected while it is corrected is not rejected with what was not seen',
    booking: submitted,
    runners: (round) => [
      send(round, 'finance', 'POST', `/invoice/${round.fixture.invoiceId}/make-rejected`, {
        body: { revision: 1, rejection_details: 'The number is wrong.' },
      }),
      submit(round, { lineItem: 4500 }),
    ],
    statuses: [200, 409],
    // Correcting a rejected invoice submits it again.
    otherwise: { statuses: [200, 200], steps: 2 },
    async check(round) {
      const { rows, current, history } = await storedInvoices(round);
      const rejection = history.find(({ kind }) => kind === 'rejected');
      if (rejection) assert.equal(rejection.claimedAmount, canaries.claimed);
      assert.deepEqual(
        [rows[0]?.state, rows[0]?.claimedAmount, rows[0]?.rejectionDetails],
        ['submitted', canaries.videographerCost + 4500, ''],
      );
      assert.equal(current.length, 1);
    },
  },
  {
    name: 'an invoice credited twice at once has one credit note, which is then corrected',
    booking: { state: 'footage_provided', invoiceState: 'approved' },
    runners: (round) => [100, 200].map((credit) => submit(round, { credit })),
    statuses: [200, 200],
    steps: 2,
    async check(round) {
      const { rows } = await storedInvoices(round);
      const notes = rows.filter(({ kind }) => kind === 'credit_note');
      assert.deepEqual([rows.length, notes.length, notes[0]?.revision], [2, 1, 2]);
    },
  },
  {
    name: 'an invoice decided on by two is decided on once',
    booking: submitted,
    runners: (round) =>
      ['make-approved', 'make-rejected'].map((action, index) =>
        send(
          round,
          index === 0 ? 'finance' : 'admin',
          'POST',
          `/invoice/${round.fixture.invoiceId}/${action}${index === 0 ? '?revision=1' : ''}`,
          index === 0 ? {} : { body: { revision: 1, rejection_details: 'The number is wrong.' } },
        ),
      ),
    statuses: [200, 409],
    async check(round, [approval]) {
      const { rows } = await storedInvoices(round);
      assert.equal(rows[0]?.state, approval?.status === 200 ? 'approved' : 'rejected');
    },
  },
  {
    name: 'an invoice approved by two among several is approved once',
    booking: submitted,
    runners: (round) =>
      (['finance', 'admin'] as const).map((who) =>
        send(round, who, 'POST', '/invoice/approve-invoices', {
          body: { invoices: [{ uuid: round.fixture.invoiceId, revision: 1 }] },
        }),
      ),
    statuses: [200, 200],
    async check(round) {
      const { rows, history } = await storedInvoices(round);
      assert.equal(rows[0]?.state, 'approved');
      assert.equal(history.filter(({ kind }) => kind === 'approved').length, 1);
    },
  },
  {
    name: 'an invoice approved while it is corrected is not approved unseen',
    booking: submitted,
    runners: (round) => {
      const { invoiceId } = round.fixture;
      return [
        send(round, 'finance', 'POST', `/invoice/${invoiceId}/make-approved?revision=1`),
        submit(round, { lineItem: 4500 }),
      ];
    },
    statuses: [200, 409],
    async check(round, [approval]) {
      const { rows } = await storedInvoices(round);
      const isApproved = approval?.status === 200;
      assert.deepEqual(
        [rows[0]?.state, rows[0]?.claimedAmount],
        isApproved
          ? ['approved', canaries.claimed]
          : ['submitted', canaries.videographerCost + 4500],
      );
    },
  },
];
