import type { MailState } from '@shootline/shared-api/contract';
import { and, desc, eq, getTableColumns, sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { countCap, countRows, pageSize, toPage } from '../db/query.ts';
import { job, mail } from '../db/schema.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { mailSending } from './mail-queue.ts';

export type MailRow = typeof mail.$inferSelect;

function of(tenantId: string, state: MailState | undefined) {
  return and(eq(mail.tenantId, tenantId), state === undefined ? undefined : eq(mail.state, state));
}

function countOf(tx: Db, tenantId: string, state: MailState | undefined): Promise<number> {
  const capped = tx.select({ id: mail.id }).from(mail).where(of(tenantId, state)).limit(countCap);
  return countRows(tx, capped.as('capped'));
}

/**
 * One page of the workspace's mails, newest first, ties broken by uuid, with `count` up to 10,001 and the
 * number of all mails that have failed for good.
 */
export async function listMails(
  tx: Db,
  tenantId: string,
  { state, offset = 0 }: { state?: MailState; offset?: number },
) {
  const newestFirst = [desc(mail.created), desc(mail.id)];
  // Ids first: an index alone provides them, however many rows are skipped.
  const ids = tx
    .select({ id: mail.id })
    .from(mail)
    .where(of(tenantId, state))
    .orderBy(...newestFirst)
    .limit(pageSize + 1)
    .offset(offset)
    .as('page');
  const rows = await tx
    .select(getTableColumns(mail))
    .from(mail)
    .innerJoin(ids, eq(ids.id, mail.id))
    .where(eq(mail.tenantId, tenantId))
    .orderBy(...newestFirst);
  const page = await toPage(rows, offset, () => countOf(tx, tenantId, state));
  return { ...page, failed: await countOf(tx, tenantId, 'failed') };
}

/** A mail of the workspace; undefined if there is none. */
export async function findMail(tx: Db, tenantId: string, id: string): Promise<MailRow | undefined> {
  const [row] = await tx
    .select()
    .from(mail)
    .where(and(eq(mail.tenantId, tenantId), eq(mail.id, id)));
  return row;
}

/** Queues a failed mail again; undefined if the mail has not failed. */
export async function requeueMail(
  tx: Db,
  tenantId: string,
  id: string,
  now: Date,
): Promise<MailRow | undefined> {
  const [row] = await tx
    .update(mail)
    .set({ state: 'queued' })
    .where(and(eq(mail.tenantId, tenantId), eq(mail.id, id), eq(mail.state, 'failed')))
    .returning();
  if (!row) return undefined;
  await tx
    .delete(job)
    .where(
      and(
        eq(job.tenantId, tenantId),
        eq(job.kind, mailSending.name),
        eq(job.state, 'failed'),
        sql`${job.payload}->>'mail' = ${id}`,
      ),
    );
  await enqueue(tx, tenantId, mailSending, { mail: id }, { at: now, now });
  return row;
}
