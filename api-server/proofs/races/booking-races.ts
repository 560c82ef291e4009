import assert from 'node:assert/strict';
import { completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { eq } from '../../src/platform/db/drizzle.ts';
import * as schema from '../../src/domain/schema.ts';
import { parts } from '../matrix/calls/parts.ts';
import type { Race, Round } from './race.ts';
import { both, rowsOf, sameAnswer, send } from './sending.ts';

const draftPath = ({ fixture }: Round) => `/booking/${fixture.id}/submit-draft`;
/** Two concurrent calls on a booking, and their allowed outcomes. */
export const bookingRaces: Race[] = [
  {
    name: 'a draft submitted twice with one key is submitted once, and both get the same answer',
    booking: { state: 'draft' },
    runners: (round) =>
      [1, 2].map(() =>
        send(round, 'submitter', 'PUT', draftPath(round), { key: `once-${round.number}` }),
      ),
    statuses: [200, 200],
    check: async (_round, answers) => sameAnswer(answers),
  },
  {
    name: 'a draft submitted twice with two keys is submitted once',
    booking: { state: 'draft' },
    runners: (round) =>
      ['one', 'two'].map((one) =>
        send(round, 'submitter', 'PUT', draftPath(round), { key: `${one}-${round.number}` }),
      ),
    statuses: [200, 409],
  },
  {
    name: 'a booking approved twice among several with one key is approved once, with one answer',
    booking: { state: 'new' },
    runners: (round) =>
      [1, 2].map(() =>
        send(round, 'reviewer', 'POST', '/booking/bulk/approve', {
          body: { bookings: [{ uuid: round.fixture.id, version: 1 }] },
          key: `approve-${round.number}`,
        }),
      ),
    statuses: [200, 200],
    check: async (_round, answers) => sameAnswer(answers),
  },
  {
    name: 'a booking that two approve among several is approved once',
    booking: { state: 'new' },
    runners: (round) =>
      (['reviewer', 'admin'] as const).map((who) =>
        send(round, who, 'POST', '/booking/bulk/approve', {
          body: { bookings: [{ uuid: round.fixture.id, version: 1 }] },
        }),
      ),
    statuses: [200, 200],
  },
  {
    name: 'a brief sent twice with one key makes one booking',
    booking: { state: 'new' },
    runners: (round) =>
      [1, 2].map(() => {
        const data = JSON.stringify(completeBrief({ title: `Copy of ${round.fixture.title}` }));
        const key = `brief-${round.number}`;
        return send(round, 'submitter', 'POST', '/booking?isDraft=false', {
          body: parts({ data }),
          key,
        });
      }),
    statuses: [200, 200],
    steps: 0,
    async check({ workspace, fixture }, answers) {
      sameAnswer(answers);
      const made = await workspace.home.inside((tx) =>
        tx
          .select({ id: schema.booking.id })
          .from(schema.booking)
          .where(eq(schema.booking.title, `Copy of ${fixture.title}`)),
      );
      assert.deepEqual(made, [{ id: answers[0]?.body.uuid }]);
    },
  },
  {
    name: 'two edits of one version: one is saved, and the other can be repeated without loss',
    booking: { state: 'new' },
    runners: (round) =>
      (['parking_details', 'covid_19'] as const).map((field, index) =>
        send(round, index === 0 ? 'admin' : 'submitter', 'PUT', `/booking/${round.fixture.id}`, {
          body: { [field]: 'Round the back' },
          version: 1,
        }),
      ),
    statuses: [200, 409],
    async check(round, [first]) {
      const { workspace, fixture } = round;
      const read = async () => {
        const [row] = await workspace.home.inside((tx) =>
          tx.select().from(schema.booking).where(eq(schema.booking.id, fixture.id)),
        );
        return [row?.parkingDetails, row?.covid19];
      };
      const wasFirst = first?.status === 200;
      assert.deepEqual(await read(), wasFirst ? ['Round the back', ''] : ['', 'Round the back']);
      const body = wasFirst
        ? { covid_19: 'Round the back' }
        : { parking_details: 'Round the back' };
      const again = send(round, wasFirst ? 'submitter' : 'admin', 'PUT', `/booking/${fixture.id}`, {
        body,
        version: 2,
      });
      assert.equal((await again()).status, 200);
      assert.deepEqual(await read(), ['Round the back', 'Round the back']);
    },
  },
  {
    name: 'a booking approved by two is approved once',
    booking: { state: 'new' },
    runners: (round) => both(round, 'approve', ['admin', 'reviewer']),
    statuses: [200, 409],
  },
  {
    name: 'a booking cancelled by two is cancelled once',
    booking: { state: 'assigned' },
    runners: (round) =>
      both(round, 'make-cancelled', ['teamAdmin', 'admin'], { cancellation_reason: 'weather' }),
    statuses: [200, 409],
  },
  {
    name: 'a draft deleted by two is gone for the second',
    booking: { state: 'draft' },
    runners: (round) => both(round, 'make-deleted', ['submitter', 'admin'], {}),
    statuses: [200, 404],
  },
  {
    name: 'footage indicated by two opens one invoice for the assignee and one for each fee holder',
    booking: { state: 'shoot_completed', hasStarted: true },
    runners: (round) => both(round, 'make-video-provided', ['assigned', 'admin']),
    statuses: [200, 409],
    check: async (round) => assert.equal(await rowsOf(round, schema.invoice), 2),
  },
  {
    name: 'a purchase order changed while the booking is billed is the one billed, or refused',
    booking: { state: 'footage_provided', hasStarted: true },
    runners: (round) => [
      send(round, 'submitter', 'POST', `/booking/${round.fixture.id}/update-purchase-order`, {
        body: { purchase_order_type: 'available_now', purchase_order: 'PO-4471' },
      }),
      send(round, 'finance', 'POST', '/invoice/update-invoices', {
        body: [{ uuid: round.fixture.invoiceId, is_selected: true, billed_to_client: true }],
      }),
    ],
    statuses: [200, 200],
    steps: 2,
    otherwise: { statuses: [200, 409], steps: 1 },
    async check({ workspace, fixture }, [change]) {
      const [row] = await workspace.home.inside((tx) =>
        tx.select().from(schema.booking).where(eq(schema.booking.id, fixture.id)),
      );
      assert.equal(row?.purchaseOrder === 'PO-4471', change?.status === 200);
    },
  },
];
