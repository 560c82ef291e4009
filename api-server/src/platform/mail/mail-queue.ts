import type { Db } from '../db/db.ts';
import { mail } from '../db/schema.ts';
import { jobKind } from '../jobs/define-job.ts';
import { enqueueEach } from '../jobs/job-queue.ts';
import { accessOf, isTakingPart } from '../session/access.ts';
import type { Person } from '../session/viewer.ts';
import { cleanLine } from './clean-line.ts';
import type { Letter } from './letter.ts';

/** The job that hands a mail to the transport. */
export const mailSending = jobKind<{ mail: string }>('send_mail');

export type Message = Letter & {
  to: Pick<Person, 'fullName' | 'email' | 'isActive' | 'passwordHash' | 'hubId'>;
  bookingId?: string;
  /** Part of the account itself, so that it also reaches users who have yet to accept the invitation. */
  isOfAccount?: boolean;
};

/** Whether a mail may go to its recipient: to nobody without access, to the invited their account's. */
function isDeliverable({ to, isOfAccount }: Message): boolean {
  return isTakingPart(to) || (isOfAccount === true && accessOf(to) === 'invited');
}

/**
 * Sends mails once the transaction is committed, without those to users who do not take part in the
 * workspace; they are kept in its list of mails.
 */
export async function queueMails(
  tx: Db,
  tenantId: string,
  messages: Message[],
  now: Date,
): Promise<void> {
  const deliverable = messages.filter(isDeliverable);
  if (deliverable.length === 0) return;
  const queued = await tx
    .insert(mail)
    .values(
      deliverable.map(({ to, subject, isOfAccount: _, ...said }) => ({
        ...said,
        tenantId,
        // Both become headers of the mail.
        subject: cleanLine(subject),
        recipientName: cleanLine(to.fullName),
        recipientAddress: to.email,
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
