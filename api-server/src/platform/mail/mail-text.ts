import type { MailAttachment, MailContent } from '../db/schema/job.ts';

/** A mail without its recipient. */
export type MailText = {
  /** A random one by default. */
  id?: string;
  /** The template's name, as in the list of mails. */
  kind: string;
  subject: string;
  content: MailContent;
  attachments?: MailAttachment[];
};
