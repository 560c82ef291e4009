import type { Db } from '../db/db.ts';
import { mail } from '../db/schema.ts';
import { jobKind } from '../jobs/define-job.ts';
import { enqueueEach } from '../jobs/job-queue.ts';
import { accessOf, isTakingPart } from '../session/access.ts';
import type { User } from '../session/viewer.ts';
import { cleanLine } from '../mail/clean-line.ts';
import type { MailText } from '../mail/mail-text.ts';

/** The job that hands a mail to the transport. */
export const mailSending = jobKind<{ mail: string }>('send_mail');

type Addressee = Pick<User, 'fullName' | 'email' | 'language'>;

/** A recipient without an account. */
export type Outsider = Addressee & { hasNoAccount: true };

export type Message = MailText & {
  to: Outsider | (Addressee & Pick<User, 'isActive' | 'passwordHash' | 'hubId'>);
  /** The record that the mail is about. */
  aboutId?: string;
  /**
   * Whether the mail is about the account itself; such mails also reach users who have not accepted the
   * invitation yet.
   */
  isOfAccount?: boolean;
};

/**
 * Whether a mail may be sent: never to accounts without access, and to invited users only about their
 * account.
 */
function isDeliverable({ to, isOfAccount }: Message): boolean {
  if ('hasNoAccount' in to) return true;
  return isTakingPart(to) || (isOfAccount === true && accessOf(to) === 'invited');
}

/**
 * Queues mails, to be sent once the transaction is committed and not before `at`, and keeps them in the workspace's list of
 * mails. Leaves out recipients who do not take part in the workspace, except invited ones for mails about
 * their account. Returns the queued ones.
 */
export async function queueMails(
  tx: Db,
  tenantId: string,
  messages: Message[],
  now: Date,
  at = now,
): Promise<Message[]> {
  const deliverable = messages.filter(isDeliverable);
  if (deliverable.length === 0) return [];
  const queued = await tx
    .insert(mail)
    .values(
      deliverable.map(({ to, subject, isOfAccount: _, ...said }) => ({
        ...said,
        tenantId,
        // Subject and name become headers of the mail.
        subject: cleanLine(subject),
        recipientName: cleanLine(to.fullName),
        recipientAddress: to.email,
        language: to.language,
        created: now,
      })),
    )
    .returning({ id: mail.id });
  const payloads = queued.map(({ id }) => ({ mail: id }));
  await enqueueEach(tx, tenantId, mailSending, payloads, { at, now });
  return deliverable;
}

/** Queues one mail like `queueMails`. */
export async function queueMail(
  tx: Db,
  tenantId: string,
  message: Message,
  now: Date,
): Promise<void> {
  await queueMails(tx, tenantId, [message], now);
}
