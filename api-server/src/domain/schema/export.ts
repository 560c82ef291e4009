import type { ExportFormat, Role, XeroFileKind } from '@shootline/shared-api/contract';
import { bigint, index, integer, jsonb, smallint, text, uuid } from '../../platform/db/drizzle.ts';
import { codeText, id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

/** Kinds of exports that are mailed. */
export type ReportKind = 'bookings' | 'invoices' | 'analytics';

export type ExportKind = ReportKind | `xero_${XeroFileKind}`;

/** An export with its requester and recipients. The record outlives its files. */
export const csvExport = shootline.table(
  'export',
  {
    id: id(),
    tenantId: tenantId(),
    kind: codeText('kind').$type<ExportKind>().notNull(),
    filter: jsonb('filter').$type<unknown>().notNull(),
    format: codeText('format').$type<ExportFormat>().notNull().default('csv'),
    requesterId: uuid('requester_id').notNull(),
    recipientIds: uuid('recipient_ids').array().notNull(),
    /** SHA-256 of kind, filter, recipients and format. */
    request: text('request').notNull(),
    state: codeText('state')
      .$type<'waiting' | 'ready' | 'failed' | 'expired'>()
      .notNull()
      .default('waiting'),
    lastError: text('last_error'),
    created: instant('created').notNull(),
    expires: instant('expires'),
  },
  (t) => [
    ...ofTenant(t, { requesterId: appUser }),
    index('export_requester').on(t.tenantId, t.requesterId, t.created),
  ],
);

/**
 * A file of an export, for recipients with the same rights. The row is created before the file is
 * written.
 */
export const exportFile = shootline.table(
  'export_file',
  {
    id: id(),
    tenantId: tenantId(),
    exportId: uuid('export_id').notNull(),
    /** The role whose rights decided the content; lower roles cannot read it. */
    role: smallint('role').$type<Role>().notNull(),
    recipientIds: uuid('recipient_ids').array().notNull(),
    /** Null once the file is deleted, or if it was never kept. */
    storageKey: text('storage_key'),
    /** These three are set when the file has been written. */
    fileName: text('file_name'),
    /** Excludes the headings. */
    rowCount: integer('row_count'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
  },
  (t) => [
    ...ofTenant(t, { exportId: csvExport }),
    index('export_file_of').on(t.tenantId, t.exportId),
  ],
);
