import type { Db } from '../db/client.ts';
import { mail } from '../db/schema.ts';
import type { MailAttachment } from '../db/schema/job.ts';
import { enqueue } from '../jobs/job.queue.ts';

export type Message = {
  /** Which text it is, as in the list of mails. */
  kind: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  bookingId?: string;
  attachments?: MailAttachment[];
};

/** Sends a mail once the transaction is committed; it is kept in the workspace's list of mails. */
export async function queueMail(
  tx: Db,
  tenantId: string,
  message: Message,
  now: Date,
): Promise<void> {
  const { to, ...said } = message;
  const [queued] = await tx
    .insert(mail)
    .values({
      ...said,
      tenantId,
      recipientName: to.name,
      recipientAddress: to.address,
      created: now,
    })
    .returning({ id: mail.id });
  if (!queued) throw new Error('The database did not answer the new mail.');
  await enqueue(tx, tenantId, 'send_mail', { mail: queued.id }, { at: now, now });
}
