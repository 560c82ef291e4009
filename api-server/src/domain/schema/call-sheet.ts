import { index, integer, unique, uuid } from 'drizzle-orm/pg-core';
import { bookingId } from './booking.ts';
import { id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { bookingFile } from './conversation.ts';
import { person, tenantId } from '../../platform/db/schema/workspace.ts';

const userId = (name: string) => uuid(name).references(() => person.id);

/** A generated call sheet. The highest version is the valid one unless it is outdated. */
export const callSheet = shootline.table(
  'call_sheet',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    version: integer('version').notNull(),
    /** Null once the file was deleted from the booking. */
    fileId: uuid('file_id').references(() => bookingFile.id, { onDelete: 'set null' }),
    /** The videographer it is for, the only one who may read it. */
    videographerId: userId('camera_operator_id').notNull(),
    createdById: userId('created_by_id').notNull(),
    created: instant('created').notNull(),
    approvedById: userId('approved_by_id'),
    approved: instant('approved'),
    /** When the sheet stopped matching the shoot or its videographer; set by a trigger. */
    outdated: instant('outdated'),
  },
  (t) => [
    unique('call_sheet_version').on(t.bookingId, t.version),
    index('call_sheet_file').on(t.fileId),
  ],
);
