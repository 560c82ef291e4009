import { buffer } from 'node:stream/consumers';
import { fileNameOf } from '@shootline/shared-api/rules';
import { and, eq, notInArray, sql } from '../db/drizzle.ts';
import type { Db } from '../db/db.ts';
import { mail } from '../db/schema.ts';
import type { MailContent } from '../db/schema/job.ts';
import { workspaceTransaction } from '../db/workspace-transaction.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { type JobDeps, defineJob } from '../jobs/define-job.ts';
import { signedToken } from '../secrets/signed-token.ts';
import { issuePasswordTicket } from '../session/password/password-ticket.repository.ts';
import { mailSending } from './mail-queue.ts';
import { mailHtml, mailText } from '../mail/render-mail.ts';

function one(tenantId: string, id: string) {
  return and(eq(mail.tenantId, tenantId), eq(mail.id, id));
}

async function contentOf({ files }: { files: FileStorage }, storageKey: string): Promise<Buffer> {
  const file = await files.open(storageKey);
  if (!file) throw new Error('The attachment is no longer there.');
  return buffer(file.stream);
}

async function setState(
  tx: Db,
  tenantId: string,
  id: string,
  values: Partial<typeof mail.$inferInsert>,
): Promise<void> {
  await tx.update(mail).set(values).where(one(tenantId, id));
}

/** The mail's content, with the links that are made only now. */
async function contentToSend(
  { db }: { db: Db },
  { tenantId, content }: typeof mail.$inferSelect,
  now: Date,
): Promise<MailContent> {
  const { passwordLink, confirmLink, ...others } = content;
  if (confirmLink) {
    const token = await signedToken(db, 'call_sheet', { tenantId, value: confirmLink.reader });
    const link = { label: confirmLink.label, to: `/call-sheet#${token}` };
    return { ...others, links: [link, ...(content.links ?? [])] };
  }
  if (!passwordLink) return content;
  const { label, userId, purpose, minutes } = passwordLink;
  const holder = { tenantId, userId, purpose };
  const ticket = await issuePasswordTicket(db, holder, { now, minutes });
  // After #, so that neither servers nor their logs see it.
  const link = { label, to: `/set-password#${ticket}` };
  return { ...others, links: [...(content.links ?? []), link] };
}

async function hand(deps: JobDeps, row: typeof mail.$inferSelect, now: Date): Promise<void> {
  const attachments = await Promise.all(
    row.attachments.map(async ({ name, contentType, storageKey }) => ({
      filename: fileNameOf(name),
      contentType,
      content: await contentOf(deps, storageKey),
    })),
  );
  const settings = deps.settings.mail;
  const written = { ...row, content: await contentToSend(deps, row, now) };
  await deps.mail.send({
    id: row.id,
    from: settings.from,
    replyTo: settings.replyTo,
    to: { name: row.recipientName, address: row.recipientAddress },
    subject: row.subject,
    text: mailText(written, settings),
    html: mailHtml(written, settings),
    date: now,
    attachments,
  });
}

/** Hands a queued mail to the transport. */
export const sendMail = defineJob(mailSending, {
  async outside({ mail: id }, { deps, tenantId, now }) {
    const [row] = await workspaceTransaction(deps.db, tenantId, (tx) =>
      tx
        .update(mail)
        .set({ attempts: sql`${mail.attempts} + 1` })
        .where(and(one(tenantId, id), notInArray(mail.state, ['sent', 'kept'])))
        .returning(),
    );
    if (!row) return;
    try {
      await hand(deps, row, now);
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      await workspaceTransaction(deps.db, tenantId, (tx) =>
        setState(tx, tenantId, id, { lastError }),
      );
      throw error;
    }
  },
  async inTransaction(tx, { mail: id }, { deps, tenantId, now }) {
    const state = deps.settings.mail.delivery === 'outbox' ? 'kept' : 'sent';
    await setState(tx, tenantId, id, { state, sent: now, lastError: null });
  },
  async onFailed(tx, { mail: id }, { tenantId, error }) {
    await setState(tx, tenantId, id, { state: 'failed', lastError: error });
  },
  async onRetry(tx, { mail: id }, { tenantId }) {
    await tx
      .update(mail)
      .set({ state: 'queued' })
      .where(and(one(tenantId, id), eq(mail.state, 'failed')));
  },
});
