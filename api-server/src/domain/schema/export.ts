import type { XeroFileKind } from '@shootline/shared-api/contract';
import { bigint, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { codeText, id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { person, tenantId } from '../../platform/db/schema/workspace.ts';

/** An export that is mailed. */
export type ReportKind = 'bookings' | 'invoices' | 'analytics';

export type ExportKind = ReportKind | `xero_${XeroFileKind}`;

/** A CSV export: what, by whom and for whom. The record outlives its file. */
export const csvExport = shootline.table(
  'export',
  {
    id: id(),
    tenantId: tenantId(),
    kind: codeText('kind').$type<ExportKind>().notNull(),
    filter: jsonb('filter').$type<unknown>().notNull(),
    requesterId: uuid('requester_id')
      .notNull()
      .references(() => person.id),
    recipientIds: uuid('recipient_ids').array().notNull(),
    /** SHA-256 of kind, filter and recipients. */
    request: text('request').notNull(),
    state: codeText('state')
      .$type<'waiting' | 'ready' | 'failed' | 'expired'>()
      .notNull()
      .default('waiting'),
    /** Set before the file is written, so that a failed attempt's file can be removed. */
    storageKey: text('storage_key'),
    fileName: text('file_name'),
    /** Without the headings. */
    rowCount: integer('row_count'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    lastError: text('last_error'),
    created: instant('created').notNull(),
    expires: instant('expires'),
  },
  (t) => [index('export_requester').on(t.tenantId, t.requesterId, t.created)],
);
