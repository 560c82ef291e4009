import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { codeText, humanText, id, instant, shootline } from './columns.ts';
import { tenantId } from './workspace.ts';

/** Work to be done after the transaction that asked for it. Done, its row is gone. */
export const job = shootline.table(
  'job',
  {
    id: id(),
    tenantId: tenantId(),
    kind: codeText('kind').notNull(),
    /** Of several jobs with the same key one is kept; null: never the same as another. */
    key: codeText('key'),
    payload: jsonb('payload').$type<unknown>().notNull(),
    state: codeText('state').$type<'waiting' | 'failed'>().notNull().default('waiting'),
    runAt: instant('run_at').notNull(),
    /** Someone works on it until then. */
    leasedUntil: instant('leased_until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    created: instant('created').notNull(),
  },
  (t) => [
    unique('job_once').on(t.tenantId, t.kind, t.key),
    index('job_due')
      .on(t.runAt, t.id)
      .where(sql`state = 'waiting'`),
  ],
);

export type MailAttachment = { name: string; contentType: string; storageKey: string };

/** What a mail says between the greeting and the name of the portal, for plain text and HTML. */
export type MailContent = {
  paragraphs: string[];
  /** Labels and values. */
  facts?: [string, string][];
  /** Where to go: a path of the portal, or a whole address. */
  links?: { label: string; to: string }[];
};

/** A mail to one recipient: what was said, and whether it went out. */
export const mail = shootline.table(
  'mail',
  {
    id: id(),
    tenantId: tenantId(),
    /** Which text it is. */
    kind: codeText('kind').notNull(),
    recipientName: humanText('recipient_name').notNull(),
    recipientAddress: text('recipient_address').notNull(),
    subject: text('subject').notNull(),
    content: jsonb('content').$type<MailContent>().notNull(),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    bookingId: uuid('booking_id'),
    state: codeText('state').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    lastError: text('last_error'),
    /** How often it was handed to the mail server or tried to be. */
    attempts: integer('attempts').notNull().default(0),
    created: instant('created').notNull(),
    sent: instant('sent'),
  },
  (t) => [
    index('mail_created').on(t.tenantId, t.created, t.id),
    index('mail_state').on(t.tenantId, t.state, t.created, t.id),
  ],
);
