import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import * as schema from '../../src/domain/schema.ts';
import { parts, pdf } from '../matrix/calls/parts.ts';
import { invoiceNumberOf } from '../fixtures/booking-records.ts';
import { canaries } from '../fixtures/canaries.ts';
import type { RaceAnswer, Race, Round } from './race.ts';
import { sameAnswer, send } from './sending.ts';

type Submission = { key?: string; lineItem?: number };

function submit(round: Round, { key, lineItem }: Submission): () => Promise<RaceAnswer> {
  const items = lineItem === undefined ? [] : [{ amount: lineItem, description: 'Parking' }];
  const row = {
    booking_id: round.fixture.id,
    invoice_number: invoiceNumberOf(round.fixture),
    line_items: items,
  };
  return send(round, 'assigned', 'POST', '/invoice/submit-invoice', {
    body: parts({ data: JSON.stringify([row]) }, pdf('invoice.pdf')),
    ...(key === undefined ? {} : { key }),
  });
}

/** The invoice of the booking and how many files it has. */
async function storedInvoices({ workspace, fixture }: Round) {
  return workspace.home.inside(async (tx) => {
    const rows = await tx
      .select()
      .from(schema.invoice)
      .where(eq(schema.invoice.bookingId, fixture.id));
    const files = await tx
      .select({ id: schema.invoiceFile.id })
      .from(schema.invoiceFile)
      .where(eq(schema.invoiceFile.invoiceId, fixture.invoiceId));
    return { rows, files: files.length };
  });
}

async function isSubmittedOnce(round: Round): Promise<void> {
  const { rows, files } = await storedInvoices(round);
  assert.deepEqual(
    rows.map(({ state, invoiceNumber }) => [state, invoiceNumber]),
    [['submitted', invoiceNumberOf(round.fixture)]],
  );
  assert.equal(files, 1, 'one file');
}

const submitted = { state: 'footage_provided', invoiceState: 'submitted' } as const;

/** What two do with an invoice at once. */
export const invoiceRaces: Race[] = [
  {
    name: 'an invoice submitted twice with one key is submitted once',
    booking: { state: 'footage_provided' },
    runners: (round) => [1, 2].map(() => submit(round, { key: `invoice-${round.number}` })),
    statuses: [200, 200],
    async check(round, answers) {
      sameAnswer(answers);
      await isSubmittedOnce(round);
    },
  },
  {
    name: 'an invoice submitted twice with two keys is submitted and then corrected',
    booking: { state: 'footage_provided' },
    runners: (round) =>
      ['one', 'two'].map((one) => submit(round, { key: `${one}-${round.number}` })),
    statuses: [200, 200],
    steps: 2,
    check: isSubmittedOnce,
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
          `/invoice/${round.fixture.invoiceId}/${action}`,
          index === 0 ? {} : { body: { rejection_details: 'The number is wrong.' } },
        ),
      ),
    statuses: [200, 409],
    async check(round, [approval]) {
      const { rows } = await storedInvoices(round);
      assert.equal(rows[0]?.state, approval?.status === 200 ? 'approved' : 'rejected');
    },
  },
  {
    name: 'an invoice approved while it is corrected is not approved with an amount unseen',
    booking: submitted,
    runners: (round) => {
      const { invoiceId } = round.fixture;
      const seen = `claimed_invoice_amount=${canaries.claimed}`;
      return [
        send(round, 'finance', 'POST', `/invoice/${invoiceId}/make-approved?${seen}`),
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
          : ['submitted', canaries.cameraOperatorCost + 4500],
      );
    },
  },
];
