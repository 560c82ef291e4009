import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as schema from '../../src/domain/schema.ts';
import { openSession } from '../../src/platform/session/session.repository.ts';
import { completeBrief } from '../../tests/brief.ts';
import { exportMails } from '../../tests/exports.ts';
import { type TestApi, testNow } from '../../tests/test-api.ts';
import { createTestWorkspace } from '../../tests/workspace.ts';
import { bookingRow } from './booking-row.ts';
import { type ActorName, hire } from './cast.ts';
import { type Fixture, type Wanted, plan } from './fixture.ts';
import { furnish, keysOf } from './furnish.ts';
import { marks } from './marks.ts';

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
  const [found] = await home.inside((tx) =>
    tx.select().from(schema.booking).where(eq(schema.booking.id, body.uuid)),
  );
  if (!found) throw new Error('The model of all bookings was not created.');
  const model = found;

  // A day for each shoot, so that nobody films two at once.
  let days = 0;
  async function bookings(wanted: Wanted[]): Promise<Fixture[]> {
    const all = wanted.map((one) => ({ wanted: one, fixture: plan(), days: days++ }));
    const contents = all.flatMap(({ fixture }) => keysOf(fixture));
    await Promise.all(contents.map((key) => api.deps.files.put(key, Buffer.from('content'))));
    if (all.length > 0) {
      await home.inside(async (tx) => {
        await tx.insert(schema.booking).values(all.map((one) => bookingRow(model, one, people)));
        await furnish(tx, tenantId, people, all);
      });
    }
    return all.map(({ fixture }) => fixture);
  }

  const [exported] = await bookings([{ state: 'job_complete', invoiceState: 'approved' }]);
  if (!exported) throw new Error('There is nothing to export.');
  const recipients = [people.admin.id];
  await api.send(people.admin, 'POST', '/booking/export-bookings', { recipients });
  await api.runJobs();
  const [mailed] = await exportMails(home);
  const link = new URL(mailed?.path ?? '', 'http://link');
  const tokens = new Map<ActorName, string>();

  return {
    home,
    people,
    clients,
    alias: (actor: ActorName) => (actor === 'outsider' ? away.alias : home.alias),
    /** What the embedded gazetteer calls a town. */
    addressId: suggestions[0]?.id ?? '',
    /** A CSV of all bookings that were there, and the link to it that was mailed to `admin`. */
    export: {
      of: exported,
      id: link.pathname.replace('/export/', ''),
      query: Object.fromEntries(link.searchParams),
    },
    /** One booking for each that is wanted, in this order. */
    bookings,
    /** The Authorization header of an actor; none for `nobody`. */
    async authorization(actor: ActorName): Promise<Record<string, string>> {
      if (actor === 'nobody') return {};
      const { id: personId, tenantId: at } = people[actor];
      const token =
        tokens.get(actor) ??
        (await openSession(api.db, { tenantId: at, personId }, testNow, api.deps.settings));
      tokens.set(actor, token);
      return { Authorization: `Token ${token}` };
    },
    /** After calls that end sessions: everyone signs in anew. */
    forgetTokens: () => tokens.clear(),
  };
}

export type Scene = Awaited<ReturnType<typeof createScene>>;
