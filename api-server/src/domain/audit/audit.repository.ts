import type { AuditKind } from '@shootline/shared-api/contract';
import {
  type SQL,
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  sql,
  alias,
  unionAll,
} from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/db.ts';
import { countCap, countRows, inBatches, pageSize, toPage } from '../../platform/db/query.ts';
import { auditEvent, booking, client, appUser } from '../schema.ts';
import type { AuditDetails } from '../schema/audit.ts';

/** Address, request and time; null address and request for the server's own work. */
export type Origin = { address: string | null; requestId: string | null; at: Date };

/** An event to record; `userId` is null for someone outside the workspace. */
export type NewAuditEvent = {
  kind: AuditKind;
  userId: string | null;
  subjectId?: string;
  bookingId?: string;
  details?: AuditDetails;
};

/** Adds events to a workspace's audit. */
export async function insertAuditEvents(
  tx: Db,
  tenantId: string,
  { address, requestId, at }: Origin,
  events: readonly NewAuditEvent[],
): Promise<void> {
  const common = { details: {}, tenantId, address, requestId, created: at };
  for (const some of inBatches(events)) {
    await tx.insert(auditEvent).values(some.map((event) => ({ ...common, ...event })));
  }
}

export type AuditFilter = {
  kind?: AuditKind | undefined;
  /** Id of the actor or of the subject. */
  person?: string | undefined;
  /** First instant included. */
  from?: Date | undefined;
  before?: Date | undefined;
};

const newestFirst = [desc(auditEvent.created), desc(auditEvent.id)];

/** The newest matching ids. Those of a user come from two indexes: as actor and as subject. */
function newest(tx: Db, tenantId: string, filter: AuditFilter, most: number) {
  const { kind, person: who, from, before } = filter;
  const of = (whose?: SQL) =>
    tx
      .select({ id: auditEvent.id, created: auditEvent.created })
      .from(auditEvent)
      .where(
        and(
          eq(auditEvent.tenantId, tenantId),
          whose,
          kind === undefined ? undefined : eq(auditEvent.kind, kind),
          from === undefined ? undefined : gte(auditEvent.created, from),
          before === undefined ? undefined : lt(auditEvent.created, before),
        ),
      )
      .orderBy(...newestFirst)
      .limit(most);
  if (who === undefined) return of().as('newest');
  const isOthers = sql`${auditEvent.userId} is distinct from ${who}::uuid`;
  const toThem = and(eq(auditEvent.subjectId, who), isOthers);
  return unionAll(of(eq(auditEvent.userId, who)), of(toThem)).as('newest');
}

/**
 * One page of the events of the workspace, newest first, ties broken by uuid, with `count` up to
 * 10,001. Each has the current names of its users and its booking.
 */
export async function listAuditEvents(
  tx: Db,
  tenantId: string,
  filter: AuditFilter,
  offset: number,
) {
  const candidates = newest(tx, tenantId, filter, offset + pageSize + 1);
  // Finds the ids first, which an index holds alone, even if many rows are skipped.
  const ids = tx
    .select({ id: candidates.id })
    .from(candidates)
    .orderBy(desc(candidates.created), desc(candidates.id))
    .limit(pageSize + 1)
    .offset(offset)
    .as('page');
  const subject = alias(appUser, 'subject');
  const rows = await tx
    .select({
      event: getTableColumns(auditEvent),
      person: { id: appUser.id, fullName: appUser.fullName, email: appUser.email },
      subject: { id: subject.id, fullName: subject.fullName, email: subject.email },
      booking: { id: booking.id, bookingUid: booking.bookingUid, state: booking.state },
    })
    .from(auditEvent)
    .innerJoin(ids, eq(ids.id, auditEvent.id))
    .leftJoin(appUser, and(eq(appUser.tenantId, tenantId), eq(appUser.id, auditEvent.userId)))
    .leftJoin(subject, and(eq(subject.tenantId, tenantId), eq(subject.id, auditEvent.subjectId)))
    .leftJoin(booking, and(eq(booking.tenantId, tenantId), eq(booking.id, auditEvent.bookingId)))
    .where(eq(auditEvent.tenantId, tenantId))
    .orderBy(...newestFirst);
  return toPage(rows, offset, () =>
    countRows(
      tx,
      tx
        .select({ id: sql`1`.as('one') })
        .from(newest(tx, tenantId, filter, countCap))
        .limit(countCap)
        .as('capped'),
    ),
  );
}

export type AuditRow = Awaited<ReturnType<typeof listAuditEvents>>['rows'][number];

/** Names of clients of the workspace by id. */
export async function clientNames(
  tx: Db,
  tenantId: string,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: client.id, name: client.name })
    .from(client)
    .where(and(eq(client.tenantId, tenantId), inArray(client.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
