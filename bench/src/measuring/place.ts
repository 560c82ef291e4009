import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { booking, invoice, appUser } from '../../../api-server/src/domain/schema.ts';
import type { ExportKind } from '../../../api-server/src/domain/schema/export.ts';
import { reportOf } from '../../../api-server/src/domain/export/reports/reports.ts';
import { refreshSummaries } from '../../../api-server/src/domain/analytics/summary/refresh-summaries.ts';
import { startTestApi } from '../../../api-server/tests/test-api.ts';
import { createTestWorkspace } from '../../../api-server/tests/workspace.ts';
import { findUser } from '../../../api-server/src/domain/people/user/user.repository.ts';
import type { Call, Ids, Who } from '../cases/case.ts';
import type { Databases } from './database.ts';
import { type Sizes, fill } from '../../../api-server/tests/load/fill.ts';

type Taken = {
  ms: number;
  /** The count of a list or the rows of an export's batch; a dash for a single record. */
  rows: number | string;
};

/** A filled workspace of these sizes, with functions that time its calls. */
export async function openPlace(databases: Databases, name: string, sizes: Sizes) {
  const start = performance.now();
  const api = await startTestApi({ validateResponses: false }, await databases.open(name));
  const workspace = await createTestWorkspace(api.db);
  await fill(api.db, workspace.tenantId, sizes);
  const admin = await workspace.user('admin', { fullName: 'Ada' });
  const personNamed = (name: string) =>
    workspace.inside(async (tx) => {
      const [named] = await tx
        .select()
        .from(appUser)
        .where(eq(appUser.email, `${name}@bench.test`));
      if (!named) throw new Error(`There is no ${name}.`);
      return named;
    });
  const users: Record<Who, { id: string; tenantId: string }> = {
    admin,
    lead: await personNamed('lead0'),
    submitter: await personNamed('submitter0'),
    videographer: await personNamed('videographer0'),
  };
  const one = await workspace.inside(async (tx) => {
    const [first] = await tx
      .select({ invoice: invoice.id, booking: booking.id })
      .from(invoice)
      .innerJoin(booking, eq(booking.id, invoice.bookingId))
      .orderBy(sql`${booking.bookingNumber}`)
      .limit(1);
    if (!first) throw new Error('There is no invoice.');
    return first;
  });
  const ahead = await workspace.inside(async (tx) => {
    const next = await tx
      .select({ id: booking.id })
      .from(booking)
      .where(
        and(
          inArray(booking.state, ['active', 'requested']),
          // All videographers serve Sydney.
          eq(booking.region, 'sydney'),
          gt(booking.date, api.deps.clock()),
        ),
      )
      .orderBy(booking.date)
      .limit(25);
    return next.map(({ id }) => id);
  });
  const ids: Ids = {
    ...one,
    ahead,
    client: (await personNamed('lead0')).clientId ?? '',
    submitter: users.submitter.id,
    manager: (await personNamed('manager0')).id,
    videographer: users.videographer.id,
  };
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${sizes.bookings} bookings in ${seconds} s`);

  async function firstBatch(who: Who, kind: ExportKind): Promise<number> {
    const viewer = await workspace.inside((tx) => findUser(tx, workspace.tenantId, users[who].id));
    if (!viewer) throw new Error(`There is no ${who}.`);
    const context = { reader: viewer, now: api.deps.clock(), inside: workspace.inside };
    for await (const batch of reportOf(kind).batches(context, {} as never)) return batch.length;
    return 0;
  }

  return {
    ids,
    admin,
    async time(who: Who, call: Call): Promise<Taken> {
      const begin = performance.now();
      if (typeof call !== 'string') {
        const rows = await firstBatch(who, call.export);
        return { ms: performance.now() - begin, rows };
      }
      const { status, body } = await api.ask<{ count?: number }>(users[who], call);
      if (status !== 200) throw new Error(`${call} answered ${status}`);
      return { ms: performance.now() - begin, rows: body.count ?? '-' };
    },
    /** Builds the summaries of Analytics; returns the milliseconds that it took. */
    async summarize(): Promise<number> {
      const begin = performance.now();
      await refreshSummaries(api.db, workspace.tenantId);
      // Otherwise the database would clean up and write to disk during the measurements.
      await api.db.execute(sql`vacuum analyze`);
      await api.db.execute(sql`checkpoint`);
      return performance.now() - begin;
    },
    close: () => api.close(),
  };
}

export type Place = Awaited<ReturnType<typeof openPlace>>;
