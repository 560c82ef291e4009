import type { MailAttachment, MailContent } from '../db/schema/job.ts';

/** What is said to someone, without to whom. */
export type Letter = {
  /** Which text it is, as in the list of mails. */
  kind: string;
  subject: string;
  content: MailContent;
  attachments?: MailAttachment[];
};
