import { index, integer, unique, uuid } from '../../platform/db/drizzle.ts';
import { booking, bookingId } from './booking.ts';
import { bookingFile } from './conversation.ts';
import { id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

/** A generated call sheet. The highest version is the valid one unless it is outdated. */
export const callSheet = shootline.table(
  'call_sheet',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    version: integer('version').notNull(),
    /** Null once the file was deleted from the booking, by a trigger. */
    fileId: uuid('file_id'),
    /** The videographer it is for, the only one who may read it. */
    videographerId: uuid('camera_operator_id').notNull(),
    createdById: uuid('created_by_id').notNull(),
    created: instant('created').notNull(),
    approvedById: uuid('approved_by_id'),
    approved: instant('approved'),
    /** When the sheet stopped matching the shoot or its videographer; set by a trigger. */
    outdated: instant('outdated'),
  },
  (t) => [
    ...ofTenant(t, {
      bookingId: booking,
      videographerId: appUser,
      createdById: appUser,
      approvedById: appUser,
      fileId: bookingFile,
    }),
    unique('call_sheet_version').on(t.tenantId, t.bookingId, t.version),
    index('call_sheet_file').on(t.tenantId, t.fileId),
  ],
);
