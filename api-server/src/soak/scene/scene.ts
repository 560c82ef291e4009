import { randomUUID } from 'node:crypto';
import type { AutoAssignState, BookingState } from '@shootline/shared-api/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import * as schema from '../../db/schema.ts';
import { openSession } from '../../session/session.repository.ts';
import { completeBrief } from '../../testing/brief.ts';
import { type TestApi, testNow } from '../../testing/test-api.ts';
import { createTestWorkspace, hoursFromNow } from '../../testing/workspace.ts';
import { type ActorName, hire } from './cast.ts';
import { marks } from './marks.ts';

/** What a booking of a scene is like. */
export type Wanted = {
  state: BookingState;
  submitter?: 'submitter' | 'unapproved';
  hasStarted?: boolean;
  autoAssignState?: AutoAssignState;
};

/** A booking with everything that can belong to one, by the ids that calls name. */
export type Fixture = {
  id: string;
  /** Occurs nowhere else. */
  title: string;
  state: BookingState;
  videoId: string;
  projectThread: string;
  internalThread: string;
  /** A comment of `submitter` in the project thread. */
  commentId: string;
  fileId: string;
  /** Of `feeHolder`. */
  feeId: string;
  /** Of `offered`. */
  offerId: string;
  /** Of `assigned`, not yet submitted. */
  invoiceId: string;
  /** Asked of `submitter`. */
  feedbackId: string;
  /** A notification for `admin`. */
  actionId: string;
};

/** A workspace with the whole cast, in which bookings of every kind are made many at a time. */
export async function createScene(api: TestApi) {
  const home = await createTestWorkspace(api.db);
  const away = await createTestWorkspace(api.db, `${marks.away.toLowerCase()}-${randomUUID()}`);
  const { people, clients } = await hire(home, away);
  const { tenantId } = home;
  const parts = new FormData();
  parts.set('data', JSON.stringify(completeBrief()));
  const { body } = await api.send<{ uuid: string }>(
    people.submitter,
    'POST',
    '/booking?isDraft=false',
    parts,
  );
  const suggestions = await api.get<{ id: string }[]>(
    people.submitter,
    '/address/suggestions?text=Parramatta',
  );
  const addressId = suggestions[0]?.id ?? '';
  const [model] = await home.inside((tx) =>
    tx.select().from(schema.booking).where(eq(schema.booking.id, body.uuid)),
  );
  if (!model) throw new Error('The model of all bookings was not created.');
  const {
    bookingUid: _uid,
    shootLocation: _location,
    day: _day,
    titleSearch: _title,
    ...brief
  } = model;

  function rowOf(wanted: Wanted, fixture: Fixture): typeof schema.booking.$inferInsert {
    return {
      ...brief,
      id: fixture.id,
      bookingNumber: 0,
      title: fixture.title,
      state: wanted.state,
      date: wanted.hasStarted ? hoursFromNow(-1) : brief.date,
      submitterId: people[wanted.submitter ?? 'submitter'].id,
      cameraOperatorId: people.assigned.id,
      autoAssignState: wanted.autoAssignState ?? 'allowing_manual_assignment',
      isClientCostManual: true,
      clientCost: marks.clientCost,
      clientCostCurrency: 'AUD',
      isCameraOperatorCostManual: true,
      cameraOperatorCost: marks.cameraOperatorCost,
      cameraOperatorCostCurrency: 'AUD',
      maximumBudget: marks.maximumBudget,
      invoiceToUser: {
        full_name: 'Pat Lee',
        phone: '+61 400 000 000',
        email: marks.invoiceTo,
        company: '',
      },
      invoiceNotes: marks.invoiceNotes,
      quoteNumber: marks.quoteNumber,
      quoteNumberType: 'available_now',
      videoId: fixture.videoId,
      hubProjectUrl: 'https://hub.example.test/p/1',
    };
  }

  async function furnish(tx: Db, all: { wanted: Wanted; fixture: Fixture }[]): Promise<void> {
    const each = <Row>(row: (fixture: Fixture, submitterId: string) => Row): Row[] =>
      all.map(({ wanted, fixture }) => row(fixture, people[wanted.submitter ?? 'submitter'].id));
    const at = (fixture: Fixture) => ({ tenantId, bookingId: fixture.id });
    await tx
      .insert(schema.booking)
      .values(all.map(({ wanted, fixture }) => rowOf(wanted, fixture)));
    await tx
      .insert(schema.commentThread)
      .values([
        ...each((one) => ({ ...at(one), id: one.projectThread, type: 'project' as const })),
        ...each((one) => ({ ...at(one), id: one.internalThread, type: 'internal' as const })),
      ]);
    await tx.insert(schema.comment).values([
      ...each((one) => ({
        tenantId,
        id: one.commentId,
        threadId: one.projectThread,
        text: marks.projectText,
        createdById: people.submitter.id,
      })),
      ...each((one) => ({
        tenantId,
        id: randomUUID(),
        threadId: one.internalThread,
        text: marks.internalText,
        createdById: people.editor.id,
      })),
    ]);
    for (const { fixture } of all) await api.deps.files.put(keyOf(fixture), Buffer.from('content'));
    await tx.insert(schema.bookingFile).values(
      each((one, createdById) => ({
        ...at(one),
        id: one.fileId,
        createdById,
        storageKey: keyOf(one),
        name: 'brief.pdf',
        size: 7,
        contentType: 'application/pdf',
      })),
    );
    await tx.insert(schema.cancellationFee).values(
      each((one) => ({
        ...at(one),
        id: one.feeId,
        createdById: people.finance.id,
        cameraOperatorId: people.feeHolder.id,
        category: 'within_48_hours' as const,
        discount: 50,
      })),
    );
    await tx.insert(schema.bookingAvailability).values(
      each((one) => ({
        ...at(one),
        id: one.offerId,
        cameraOperatorId: people.offered.id,
        state: 'unknown' as const,
        sent: hoursFromNow(-1),
        exclusiveUntil: hoursFromNow(1),
      })),
    );
    await tx.insert(schema.invoice).values(
      each((one) => ({
        ...at(one),
        id: one.invoiceId,
        cameraOperatorId: people.assigned.id,
        state: 'init' as const,
        currency: 'AUD',
      })),
    );
    await tx.insert(schema.feedback).values(
      each((one) => ({
        ...at(one),
        id: one.feedbackId,
        authorId: people.submitter.id,
        cameraOperatorId: people.assigned.id,
      })),
    );
    await tx.insert(schema.stateLog).values(
      all.map(({ wanted, fixture }) => ({
        ...at(fixture),
        personId: people.submitter.id,
        toState: wanted.state,
        reason: 'create',
        version: 1,
      })),
    );
    await tx.insert(schema.userAction).values(
      each((one) => ({
        ...at(one),
        id: one.actionId,
        recipientId: people.admin.id,
        actorId: people.submitter.id,
        verb: 'mentioned',
        targetName: one.title,
      })),
    );
  }

  const tokens = new Map<ActorName, string>();

  return {
    home,
    people,
    clients,
    alias: (actor: ActorName) => (actor === 'outsider' ? away.alias : home.alias),
    /** What the embedded gazetteer calls a town. */
    addressId,
    /** One booking for each that is wanted, in this order. */
    async bookings(wanted: Wanted[]): Promise<Fixture[]> {
      const all = wanted.map((one) => ({ wanted: one, fixture: plan(one) }));
      if (all.length > 0) await home.inside((tx) => furnish(tx, all));
      return all.map(({ fixture }) => fixture);
    },
    /** The Authorization header of an actor; none for `nobody`. */
    async authorization(actor: ActorName): Promise<Record<string, string>> {
      if (actor === 'nobody') return {};
      const { id: personId, tenantId: at } = people[actor];
      const token =
        tokens.get(actor) ??
        (await openSession(api.db, { tenantId: at, personId }, testNow, 24 * 365));
      tokens.set(actor, token);
      return { Authorization: `Token ${token}` };
    },
    /** After calls that end sessions: everyone signs in anew. */
    forgetTokens: () => tokens.clear(),
  };
}

export type Scene = Awaited<ReturnType<typeof createScene>>;

function keyOf(fixture: Fixture): string {
  return `${marks.storageFolder}/${fixture.fileId}`;
}

function plan({ state }: Wanted): Fixture {
  return {
    id: randomUUID(),
    title: `Film ${randomUUID()}`,
    state,
    videoId: randomUUID(),
    projectThread: randomUUID(),
    internalThread: randomUUID(),
    commentId: randomUUID(),
    fileId: randomUUID(),
    feeId: randomUUID(),
    offerId: randomUUID(),
    invoiceId: randomUUID(),
    feedbackId: randomUUID(),
    actionId: randomUUID(),
  };
}
