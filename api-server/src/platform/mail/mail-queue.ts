import type { Db } from '../db/db.ts';
import { mail } from '../db/schema.ts';
import { jobKind } from '../jobs/define-job.ts';
import { enqueueEach } from '../jobs/job-queue.ts';
import { cleanLine } from './clean-line.ts';
import type { Letter } from './letter.ts';

/** The job that hands a mail to the transport. */
export const mailSending = jobKind<{ mail: string }>('send_mail');

export type Message = Letter & {
  to: { name: string; address: string };
  bookingId?: string;
};

/** Sends mails once the transaction is committed; they are kept in the workspace's list of mails. */
export async function queueMails(
  tx: Db,
  tenantId: string,
  messages: Message[],
  now: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const queued = await tx
    .insert(mail)
    .values(
      messages.map(({ to, subject, ...said }) => ({
        ...said,
        tenantId,
        // Both become headers of the mail.
        subject: cleanLine(subject),
        recipientName: cleanLine(to.name),
        recipientAddress: to.address,
        created: now,
      })),
    )
    .returning({ id: mail.id });
  const payloads = queued.map(({ id }) => ({ mail: id }));
  await enqueueEach(tx, tenantId, mailSending, payloads, { at: now, now });
}

/** Sends one mail like `queueMails`. */
export async function queueMail(
  tx: Db,
  tenantId: string,
  message: Message,
  now: Date,
): Promise<void> {
  await queueMails(tx, tenantId, [message], now);
}
