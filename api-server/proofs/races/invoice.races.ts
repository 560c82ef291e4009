import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import * as schema from '../../src/domain/schema.ts';
import { parts, pdf } from '../matrix/calls/parts.ts';
import { numberOf } from '../scene/furnish.ts';
import { marks } from '../scene/marks.ts';
import type { Got, Race, Round } from './race.ts';
import { sameAnswer, send } from './sending.ts';

type Submission = { key?: string; lineItem?: number };

function submit(round: Round, { key, lineItem }: Submission): () => Promise<Got> {
  const items = lineItem === undefined ? [] : [{ amount: lineItem, description: 'Parking' }];
  const row = {
    booking_id: round.fixture.id,
    invoice_number: numberOf(round.fixture),
    line_items: items,
  };
  return send(round, 'assigned', 'POST', '/invoice/submit-invoice', {
    body: parts({ data: JSON.stringify([row]) }, pdf('invoice.pdf')),
    ...(key === undefined ? {} : { key }),
  });
}

/** The invoice of the booking and how many files it has. */
async function kept({ scene, fixture }: Round) {
  return scene.home.inside(async (tx) => {
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
  const { rows, files } = await kept(round);
  assert.deepEqual(
    rows.map(({ state, invoiceNumber }) => [state, invoiceNumber]),
    [['submitted', numberOf(round.fixture)]],
  );
  assert.equal(files, 1, 'one file');
}

const submitted = { state: 'footage_provided', invoiceState: 'submitted' } as const;

/** What two do with an invoice at once. */
export const invoiceRaces: Race[] = [
  {
    name: 'an invoice submitted twice with one key is submitted once',
    given: { state: 'footage_provided' },
    runners: (round) => [1, 2].map(() => submit(round, { key: `invoice-${round.number}` })),
    statuses: [200, 200],
    async check(round, answers) {
      sameAnswer(answers);
      await isSubmittedOnce(round);
    },
  },
  {
    name: 'an invoice submitted twice with two keys is submitted and then corrected',
    given: { state: 'footage_provided' },
    runners: (round) =>
      ['one', 'two'].map((one) => submit(round, { key: `${one}-${round.number}` })),
    statuses: [200, 200],
    steps: 2,
    check: isSubmittedOnce,
  },
  {
    name: 'an invoice decided on by two is decided on once',
    given: submitted,
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
      const { rows } = await kept(round);
      assert.equal(rows[0]?.state, approval?.status === 200 ? 'approved' : 'rejected');
    },
  },
  {
    name: 'an invoice approved while it is corrected is not approved with an amount unseen',
    given: submitted,
    runners: (round) => {
      const { invoiceId } = round.fixture;
      const seen = `claimed_invoice_amount=${marks.claimed}`;
      return [
        send(round, 'finance', 'POST', `/invoice/${invoiceId}/make-approved?${seen}`),
        submit(round, { lineItem: 4500 }),
      ];
    },
    statuses: [200, 409],
    async check(round, [approval]) {
      const { rows } = await kept(round);
      const isApproved = approval?.status === 200;
      assert.deepEqual(
        [rows[0]?.state, rows[0]?.claimedAmount],
        isApproved ? ['approved', marks.claimed] : ['submitted', marks.cameraOperatorCost + 4500],
      );
    },
  },
];
