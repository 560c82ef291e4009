import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { codeText, humanText, id, instant, shootline } from './columns.ts';
import { type TicketPurpose, tenantId } from './workspace.ts';

/** Work to be done after the transaction that enqueued it. Its row is deleted when it is done. */
export const job = shootline.table(
  'job',
  {
    id: id(),
    tenantId: tenantId(),
    kind: codeText('kind').notNull(),
    /** Only one waiting job has this key; null: any number. */
    key: codeText('key'),
    payload: jsonb('payload').$type<unknown>().notNull(),
    state: codeText('state').$type<'waiting' | 'failed'>().notNull().default('waiting'),
    runAt: instant('run_at').notNull(),
    /** Leased to a worker until then. */
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

/** The body of a mail between greeting and signature, for plain text and HTML. */
export type MailContent = {
  paragraphs: string[];
  /** Labels and values. */
  facts?: [string, string][];
  /** Where to go: a path of the portal, or a whole address. */
  links?: { label: string; to: string }[];
  /** A link with which this person sets a password; made when the mail is sent, good for these minutes, and only in what is sent. */
  passwordLink?: { label: string; personId: string; purpose: TicketPurpose; minutes: number };
};

/** A mail to one recipient, and whether it was sent. */
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
    state: codeText('state')
      .$type<'queued' | 'sent' | 'kept' | 'failed'>()
      .notNull()
      .default('queued'),
    lastError: text('last_error'),
    /** How often sending was attempted. */
    attempts: integer('attempts').notNull().default(0),
    created: instant('created').notNull(),
    sent: instant('sent'),
  },
  (t) => [
    index('mail_created').on(t.tenantId, t.created, t.id),
    index('mail_state').on(t.tenantId, t.state, t.created, t.id),
  ],
);
