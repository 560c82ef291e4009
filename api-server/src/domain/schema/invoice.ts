import type { InvoiceKind, InvoiceState } from '@shootline/shared-api/contract';
import {
  sql,
  type PgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '../../platform/db/drizzle.ts';
import { booking, bookingId } from './booking.ts';
import {
  codeText,
  foldedText,
  id,
  instant,
  minorUnits,
  numberKeyOf,
  shootline,
  storedFile,
} from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

/** An extra of an invoice; its amount in minor units. */
export type LineItem = { amount: number; description: string };

/** An invoice that may still be changed. */
export const isOpenInvoice = sql`kind = 'invoice' and state <> 'approved'`;

/**
 * Invoices of a videographer for a booking, of which one at most is not approved, and credit notes for
 * them; in state init once footage is provided.
 */
export const invoice = shootline.table(
  'invoice',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    videographerId: uuid('camera_operator_id').notNull(),
    kind: codeText('kind').$type<InvoiceKind>().notNull().default('invoice'),
    /** The invoice that a credit note is for. */
    creditedId: uuid('credited_invoice_id'),
    state: codeText('state').$type<InvoiceState>().notNull().default('init'),
    /** Number of submissions. */
    revision: integer('revision').notNull().default(0),
    invoiceNumber: text('invoice_number').notNull().default(''),
    invoiceNumberSearch: foldedText('invoice_number_search', 'invoice_number'),
    invoiceNumberKey: numberKeyOf('invoice_number_key', 'invoice_number'),
    taxDetails: text('tax_details').notNull().default(''),
    rejectionDetails: text('rejection_details').notNull().default(''),
    claimedAmount: minorUnits('claimed_amount'),
    /** Its part of the booking's price, negative for a credit note; null for all of it. */
    partAmount: minorUnits('part_amount'),
    currency: text('currency').notNull(),
    lineItems: jsonb('line_items').$type<LineItem[]>().notNull().default([]),
    billedToClient: boolean('billed_to_client').notNull().default(false),
    addedToXero: boolean('added_to_xero').notNull().default(false),
    /**
     * Finance's own values; null until finance sets one, and the booking's is shown until then. Empty
     * counts as set.
     */
    quoteNumber: text('quote_number'),
    poNumber: text('po_number'),
    adminInvoiceNotes: text('admin_invoice_notes'),
    /** The values shown, for searches. */
    quoteNumberSearch: foldedText(
      'quote_number_search',
      'coalesce(quote_number, booking_quote_number)',
    ),
    poNumberSearch: foldedText('po_number_search', 'coalesce(po_number, booking_purchase_order)'),
    salesInvoiceNumber: text('sales_invoice_number').notNull().default(''),
    salesInvoiceNumberSearch: foldedText('sales_invoice_number_search', 'sales_invoice_number'),
    salesInvoiceNumberKey: numberKeyOf('sales_invoice_number_key', 'sales_invoice_number'),
    /**
     * These six are trigger-maintained copies of the booking's columns, so that lists read invoices only.
     */
    bookingDate: instant('booking_date'),
    bookingDay: date('booking_day', { mode: 'string' }),
    bookingTitleSearch: codeText('booking_title_search').notNull().default(''),
    bookingQuoteNumber: text('booking_quote_number').notNull().default(''),
    bookingPurchaseOrder: text('booking_purchase_order').notNull().default(''),
    isBookingDeleted: boolean('is_booking_deleted').notNull().default(false),
    /** The last submission; null before the first. */
    submitted: instant('submitted'),
    /** Since when it waits for a decision; null unless it is submitted. */
    waitingSince: instant('waiting_since').generatedAlwaysAs(
      sql.raw("case when state = 'submitted' then coalesce(submitted, created) end"),
    ),
    created: instant('created').notNull().defaultNow(),
    modified: instant('modified').notNull().defaultNow(),
  },
  (t) => {
    const byDate = sql`${t.bookingDate} desc nulls last`;
    const byId = sql`${t.id} desc`;
    // The last column lets counts and skipped rows be read from the index alone.
    const listed = [t.tenantId, byDate, byId, t.isBookingDeleted] as const;
    const filled = (name: string, column: PgColumn) => [
      index(`invoice_with_${name}`)
        .on(...listed)
        .where(sql`${column} <> ''`),
      index(`invoice_without_${name}`)
        .on(...listed)
        .where(sql`${column} = ''`),
    ];
    return [
      ...ofTenant(t, { bookingId: booking, videographerId: appUser }),
      uniqueIndex('invoice_open')
        .on(t.tenantId, t.bookingId, t.videographerId)
        .where(isOpenInvoice),
      uniqueIndex('credit_note_open')
        .on(t.tenantId, t.creditedId)
        .where(sql`kind = 'credit_note' and state <> 'approved'`),
      index('invoice_booking').on(t.tenantId, t.bookingId, t.videographerId),
      index('invoice_date').on(...listed, t.bookingDay),
      index('invoice_created').on(t.tenantId, t.created, t.id, t.isBookingDeleted),
      index('invoice_modified').on(t.tenantId, t.modified, t.id, t.isBookingDeleted),
      index('invoice_waiting').on(t.tenantId, t.waitingSince, t.id, t.isBookingDeleted),
      // With the sums of one videographer's invoices.
      index('invoice_operator').on(
        t.tenantId,
        t.videographerId,
        t.state,
        t.bookingDate,
        t.isBookingDeleted,
        t.currency,
        t.claimedAmount,
      ),
      // With all that a videographer's earnings add up.
      index('invoice_own').on(
        t.tenantId,
        t.videographerId,
        byDate,
        byId,
        t.isBookingDeleted,
        t.bookingDay,
        t.state,
        t.addedToXero,
        t.currency,
        t.claimedAmount,
      ),
      index('invoice_state').on(t.tenantId, t.state, byDate, byId, t.isBookingDeleted),
      index('invoice_not_approved')
        .on(...listed)
        .where(sql`${t.state} <> 'approved'`),
      index('invoice_billed').on(t.tenantId, t.billedToClient, byDate, byId, t.isBookingDeleted),
      index('invoice_in_xero').on(t.tenantId, t.addedToXero, byDate, byId, t.isBookingDeleted),
      index('invoice_to_bill')
        .on(...listed)
        .where(sql`${t.state} = 'approved' and not ${t.billedToClient} and ${t.kind} = 'invoice'`),
      index('invoice_to_enter_in_xero')
        .on(...listed)
        .where(sql`${t.state} = 'approved' and not ${t.addedToXero}`),
      ...filled('number', t.invoiceNumber),
      ...filled('quote', t.quoteNumberSearch),
      ...filled('po', t.poNumberSearch),
      ...filled('sales_number', t.salesInvoiceNumber),
      index('invoice_booking_title').on(t.tenantId, t.bookingTitleSearch, t.isBookingDeleted),
      index('invoice_texts').using(
        'gin',
        sql`${t.bookingTitleSearch} gin_trgm_ops`,
        sql`${t.invoiceNumberSearch} gin_trgm_ops`,
        sql`${t.quoteNumberSearch} gin_trgm_ops`,
        sql`${t.poNumberSearch} gin_trgm_ops`,
        sql`${t.salesInvoiceNumberSearch} gin_trgm_ops`,
      ),
    ];
  },
);

/**
 * An invoice's current document and the previous ones, kept for finance. Invoices submitted together
 * share one content, with a row each.
 */
export const invoiceFile = shootline.table(
  'invoice_file',
  {
    id: id(),
    tenantId: tenantId(),
    invoiceId: uuid('invoice_id').notNull(),
    ...storedFile,
    createdById: uuid('created_by_id').notNull(),
    created: instant('created').notNull().defaultNow(),
    /** When a correction replaced the file or the videographer deleted it; null for the current file. */
    replaced: instant('replaced'),
  },
  (t) => [
    ...ofTenant(t, { invoiceId: invoice, createdById: appUser }),
    index('invoice_file_invoice').on(t.tenantId, t.invoiceId, t.created),
    uniqueIndex('invoice_file_current')
      .on(t.tenantId, t.invoiceId)
      .where(sql`replaced is null`),
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
    authorId: uuid('author_id').notNull(),
    /** The rated videographer; null when the shoot is rated. */
    videographerId: uuid('camera_operator_id'),
    /** 0 to 5. */
    rating: integer('rating').notNull().default(0),
    feedbackNote: text('feedback_note').notNull().default(''),
    /** False while the feedback is only requested. */
    received: boolean('received').notNull().default(false),
    /** When the author asked not to be asked for it again. */
    dismissed: instant('dismissed'),
    /** Trigger-maintained copy of the booking's day, to find the newest feedback of a range of days. */
    bookingDay: date('booking_day', { mode: 'string' }),
    /** The first day of the month of `bookingDay`. */
    bookingMonth: date('booking_month', { mode: 'string' }).generatedAlwaysAs(
      sql`date_trunc('month', booking_day::timestamp)::date`,
    ),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    ...ofTenant(t, { bookingId: booking, authorId: appUser, videographerId: appUser }),
    unique('feedback_once').on(t.tenantId, t.bookingId, t.authorId),
    index('feedback_operator')
      .on(t.tenantId, t.videographerId, t.created, t.id, t.rating)
      .where(sql`received`),
    index('feedback_author').on(t.tenantId, t.authorId, t.created),
    index('feedback_received')
      .on(t.tenantId, t.created, t.id)
      .where(sql`received`),
    index('feedback_on_videographers')
      .on(t.tenantId, t.bookingMonth, t.created, t.id, t.bookingDay)
      .where(sql`received and ${t.videographerId} is not null`),
    index('feedback_on_shoots')
      .on(t.tenantId, t.bookingMonth, t.created, t.id, t.bookingDay)
      .where(sql`received and ${t.videographerId} is null`),
  ],
);
