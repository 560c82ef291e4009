import { sql, index, integer, jsonb, text, unique, uuid } from '../drizzle.ts';
import { codeText, humanText, id, instant, shootline } from './columns.ts';
import { ofTenant } from './of-tenant.ts';
import { type TicketPurpose, tenantId } from './workspace.ts';

/** Quick jobs, and those that may take minutes. */
type Lane = 'quick' | 'slow';

/** Work to do after the transaction that enqueued it. The row is deleted when the work is done. */
export const job = shootline.table(
  'job',
  {
    id: id(),
    tenantId: tenantId(),
    kind: codeText('kind').notNull(),
    /** Where it runs; jobs of the one never wait for those of the other. */
    lane: codeText('lane').$type<Lane>().notNull().default('quick'),
    /** At most one waiting job per key; null allows any number. */
    key: codeText('key'),
    payload: jsonb('payload').$type<unknown>().notNull(),
    state: codeText('state').$type<'waiting' | 'failed'>().notNull().default('waiting'),
    /** For a failed job, the instant of its last attempt. */
    runAt: instant('run_at').notNull(),
    /** A worker holds the job until this instant. */
    leasedUntil: instant('leased_until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    created: instant('created').notNull(),
  },
  (t) => [
    ...ofTenant(t),
    unique('job_once').on(t.tenantId, t.kind, t.key),
    index('job_due')
      .on(t.lane, t.runAt, t.id, t.kind)
      .where(sql`state = 'waiting'`),
    index('job_turn')
      .on(t.tenantId, t.lane, t.runAt, t.id)
      .where(sql`state = 'waiting'`),
    index('job_kind')
      .on(t.kind, t.tenantId)
      .where(sql`state = 'waiting'`),
    index('job_failed')
      .on(t.kind)
      .where(sql`state = 'failed'`),
    index('job_state').on(t.tenantId, t.state, t.runAt, t.id),
  ],
);

export type MailAttachment = { name: string; contentType: string; storageKey: string };

/** The body of a mail between greeting and signature, for plain text and HTML. */
export type MailContent = {
  paragraphs: string[];
  /** Labels and values. */
  facts?: [string, string][];
  /** A link goes to a path of the portal or to a full address. */
  links?: { label: string; to: string }[];
  /**
   * A link for this person to set a password, valid for these minutes. Made when the mail is sent, and
   * never stored.
   */
  passwordLink?: { label: string; userId: string; purpose: TicketPurpose; minutes: number };
  /** A link for this reader of a call sheet to confirm it; made when the mail is sent, and never stored. */
  confirmLink?: { label: string; reader: string };
};

/** A mail to one recipient, with the state of its sending. */
export const mail = shootline.table(
  'mail',
  {
    id: id(),
    tenantId: tenantId(),
    /** The template's name. */
    kind: codeText('kind').notNull(),
    recipientName: humanText('recipient_name').notNull(),
    recipientAddress: text('recipient_address').notNull(),
    /** The recipient's, as in `languages.ts`. */
    language: codeText('language').notNull().default('en-AU'),
    subject: text('subject').notNull(),
    content: jsonb('content').$type<MailContent>().notNull(),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    /** The record that the mail is about. */
    aboutId: uuid('about_id'),
    state: codeText('state')
      .$type<'queued' | 'sent' | 'kept' | 'failed'>()
      .notNull()
      .default('queued'),
    lastError: text('last_error'),
    /** Number of attempts to send it. */
    attempts: integer('attempts').notNull().default(0),
    created: instant('created').notNull(),
    sent: instant('sent'),
  },
  (t) => [
    ...ofTenant(t),
    index('mail_created').on(t.tenantId, t.created, t.id),
    index('mail_state').on(t.tenantId, t.state, t.created, t.id),
  ],
);
