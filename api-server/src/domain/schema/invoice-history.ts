import type { InvoiceHistoryEntry } from '@shootline/shared-api/contract';
import { index, jsonb, text, uuid } from '../../platform/db/drizzle.ts';
import { codeText, id, instant, minorUnits, shootline } from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';
import { type LineItem, invoice, invoiceFile } from './invoice.ts';

/**
 * A change of an invoice and its claim at that time. Rows are never changed, which `access.sql`
 * enforces; a decision that its user took back is followed by `undone`.
 */
export const invoiceHistory = shootline.table(
  'invoice_history',
  {
    id: id(),
    tenantId: tenantId(),
    invoiceId: uuid('invoice_id').notNull(),
    kind: codeText('kind').$type<InvoiceHistoryEntry['kind'] | 'undone'>().notNull(),
    actorId: uuid('actor_id').notNull(),
    /** Why it was rejected. */
    reason: text('reason').notNull().default(''),
    invoiceNumber: text('invoice_number').notNull(),
    taxDetails: text('tax_details').notNull(),
    claimedAmount: minorUnits('claimed_amount'),
    currency: text('currency').notNull(),
    lineItems: jsonb('line_items').$type<LineItem[]>().notNull(),
    /** The file submitted with it, until that file is deleted, by a trigger. */
    fileId: uuid('file_id'),
    created: instant('created').notNull(),
  },
  (t) => [
    ...ofTenant(t, { invoiceId: invoice, actorId: appUser, fileId: invoiceFile }),
    index('invoice_history_invoice').on(t.tenantId, t.invoiceId, t.created),
    index('invoice_history_file').on(t.tenantId, t.fileId),
  ],
);
