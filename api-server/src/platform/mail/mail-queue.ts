import type { Db } from '../db/db.ts';
import { mail } from '../db/schema.ts';
import { jobKind } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { cleanLine } from './clean-line.ts';
import type { Letter } from './letter.ts';

/** The job that hands a mail to the transport. */
export const mailSending = jobKind<{ mail: string }>('send_mail');

export type Message = Letter & {
  to: { name: string; address: string };
  bookingId?: string;
};

/** Sends a mail once the transaction is committed; it is kept in the workspace's list of mails. */
export async function queueMail(
  tx: Db,
  tenantId: string,
  message: Message,
  now: Date,
): Promise<void> {
  const { to, subject, ...said } = message;
  const [queued] = await tx
    .insert(mail)
    .values({
      ...said,
      tenantId,
      // Both become headers of the mail.
      subject: cleanLine(subject),
      recipientName: cleanLine(to.name),
      recipientAddress: to.address,
      created: now,
    })
    .returning({ id: mail.id });
  if (!queued) throw new Error('The database did not answer the new mail.');
  await enqueue(tx, tenantId, mailSending, { mail: queued.id }, { at: now, now });
}
