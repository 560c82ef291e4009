import type { InvoiceState } from '@shootline/shared-api/contract';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bookingId } from './booking.ts';
import { codeText, id, instant, minorUnits, shootline, storedFile } from './columns.ts';
import { person, tenantId } from './workspace.ts';

/** One for each videographer and booking; in state init from the moment footage is provided. */
export const invoice = shootline.table(
  'invoice',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    cameraOperatorId: uuid('camera_operator_id')
      .notNull()
      .references(() => person.id),
    state: codeText('state').$type<InvoiceState>().notNull().default('init'),
    invoiceNumber: text('invoice_number').notNull().default(''),
    taxDetails: text('tax_details').notNull().default(''),
    rejectionDetails: text('rejection_details').notNull().default(''),
    claimedAmount: minorUnits('claimed_amount'),
    currency: text('currency').notNull(),
    adminInvoiceNotes: text('admin_invoice_notes').notNull().default(''),
    lineItems: jsonb('line_items')
      .$type<{ amount: number; description: string }[]>()
      .notNull()
      .default([]),
    billedToClient: boolean('billed_to_client').notNull().default(false),
    addedToXero: boolean('added_to_xero').notNull().default(false),
    quoteNumber: text('quote_number').notNull().default(''),
    poNumber: text('po_number').notNull().default(''),
    salesInvoiceNumber: text('sales_invoice_number').notNull().default(''),
    /** These two follow the booking by trigger. */
    bookingDate: instant('booking_date'),
    bookingDay: date('booking_day', { mode: 'string' }),
    created: instant('created').notNull().defaultNow(),
    modified: instant('modified').notNull().defaultNow(),
  },
  (t) => [
    unique('invoice_once').on(t.bookingId, t.cameraOperatorId),
    index('invoice_date').on(t.tenantId, sql`${t.bookingDate} desc nulls last`, sql`${t.id} desc`),
    index('invoice_day').on(t.tenantId, t.bookingDay),
    index('invoice_created').on(t.tenantId, t.created, t.id),
    index('invoice_modified').on(t.tenantId, t.modified, t.id),
    index('invoice_operator').on(t.tenantId, t.cameraOperatorId, t.state),
    index('invoice_number_text').on(t.tenantId, t.invoiceNumber),
    index('invoice_state').on(t.tenantId, t.state),
  ],
);

/** The document of an invoice; those of a bulk submission share the content, each with its own row. */
export const invoiceFile = shootline.table(
  'invoice_file',
  {
    id: id(),
    tenantId: tenantId(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoice.id),
    ...storedFile,
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => person.id),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    index('invoice_file_invoice').on(t.invoiceId, t.created),
    index('invoice_file_content').on(t.tenantId, t.storageKey),
  ],
);

/** A rating of the shoot by its videographer, or of the videographer by the client. */
export const feedback = shootline.table(
  'feedback',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => person.id),
    /** The rated videographer; null when the shoot is rated. */
    cameraOperatorId: uuid('camera_operator_id').references(() => person.id),
    /** 0 to 5. */
    rating: integer('rating').notNull().default(0),
    feedbackNote: text('feedback_note').notNull().default(''),
    /** False: asked for, not yet given. */
    received: boolean('received').notNull().default(false),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    unique('feedback_once').on(t.bookingId, t.authorId),
    index('feedback_operator').on(t.tenantId, t.cameraOperatorId),
    index('feedback_author').on(t.tenantId, t.authorId, t.created),
    index('feedback_received')
      .on(t.tenantId, t.created, t.id)
      .where(sql`received`),
  ],
);
