import { type SQL, and, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import { countCap, countRows, pageSize, toPage } from '../../platform/db/query.ts';
import { auditEvent, booking, client, person } from '../schema.ts';
import type { AuditDetails, AuditKind } from '../schema/audit.ts';

/** Where from and when; no address or request if the server itself did it. */
export type Origin = { address: string | null; requestId: string | null; at: Date };

/** An event to record; `personId` is null for someone outside the workspace. */
export type NewAuditEvent = {
  kind: AuditKind;
  personId: string | null;
  subjectId?: string;
  bookingId?: string;
  details?: AuditDetails;
};

/** As many rows as fit into one statement. */
const batch = 1000;

/** Adds events to a workspace's audit. */
export async function insertAuditEvents(
  tx: Db,
  tenantId: string,
  { address, requestId, at }: Origin,
  events: readonly NewAuditEvent[],
): Promise<void> {
  for (let from = 0; from < events.length; from += batch) {
    const rows = events
      .slice(from, from + batch)
      .map((event) => ({ details: {}, ...event, tenantId, address, requestId, created: at }));
    await tx.insert(auditEvent).values(rows);
  }
}

export type AuditFilter = {
  kind?: AuditKind | undefined;
  /** Who did it, or whose rights changed. */
  person?: string | undefined;
  /** Not before. */
  from?: Date | undefined;
  before?: Date | undefined;
};

const newestFirst = [desc(auditEvent.created), desc(auditEvent.id)];

/** The newest ids that match. A person's are in two indexes, which are read one after the other. */
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
  const isOthers = sql`${auditEvent.personId} is distinct from ${who}::uuid`;
  const toThem = and(eq(auditEvent.subjectId, who), isOthers);
  return unionAll(of(eq(auditEvent.personId, who)), of(toThem)).as('newest');
}

/**
 * One page of the events of the workspace, newest first, ties broken by uuid, with `count` up to
 * 10,001; each with the people and the booking that it is about, as they are now.
 */
export async function listAuditEvents(
  tx: Db,
  tenantId: string,
  filter: AuditFilter,
  offset: number,
) {
  const candidates = newest(tx, tenantId, filter, offset + pageSize + 1);
  // The ids first, because an index alone has them, however many rows are skipped.
  const ids = tx
    .select({ id: candidates.id })
    .from(candidates)
    .orderBy(desc(candidates.created), desc(candidates.id))
    .limit(pageSize + 1)
    .offset(offset)
    .as('page');
  const subject = alias(person, 'subject');
  const rows = await tx
    .select({
      event: getTableColumns(auditEvent),
      person: { id: person.id, fullName: person.fullName, email: person.email },
      subject: { id: subject.id, fullName: subject.fullName, email: subject.email },
      booking: { id: booking.id, bookingUid: booking.bookingUid, state: booking.state },
    })
    .from(auditEvent)
    .innerJoin(ids, eq(ids.id, auditEvent.id))
    .leftJoin(person, and(eq(person.tenantId, tenantId), eq(person.id, auditEvent.personId)))
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
