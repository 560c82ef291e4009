import type { CallSheetReader, Contact } from '@shootline/shared-api/contract';
import { index, integer, jsonb, text, unique, uuid } from '../../platform/db/drizzle.ts';
import { booking, bookingId } from './booking.ts';
import { bookingFile } from './conversation.ts';
import { codeText, humanText, id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

/** The facts of a shoot that its readers confirm. */
export type SheetFacts = {
  /** Instants in ISO 8601. */
  arrival_and_setup_date: string | null;
  date: string | null;
  /** Hours. */
  duration: number | null;
  address: string;
  point_of_contact: Pick<Contact, 'full_name' | 'phone' | 'email'> | null;
  project_owner: Pick<Contact, 'full_name' | 'phone' | 'email'> | null;
  videographer: (Pick<Contact, 'full_name' | 'phone' | 'email'> & { id: string }) | null;
};

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
    /** The shoot as the sheet shows it. */
    facts: jsonb('facts').$type<SheetFacts>().notNull(),
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

/** A person who got a call sheet by mail; the mail has the same id. */
export const callSheetReader = shootline.table(
  'call_sheet_reader',
  {
    id: id(),
    tenantId: tenantId(),
    bookingId: bookingId(),
    callSheetId: uuid('call_sheet_id').notNull(),
    role: codeText('role').$type<CallSheetReader['role']>().notNull(),
    /** Their account; null for a contact without one. */
    userId: uuid('user_id'),
    fullName: humanText('full_name').notNull(),
    email: text('email').notNull(),
    /** The language of their mails. */
    language: codeText('language').notNull(),
    opened: instant('opened'),
    reminded: instant('reminded'),
    confirmed: instant('confirmed'),
    confirmedBy: codeText('confirmed_by').$type<NonNullable<CallSheetReader['confirmed_by']>>(),
  },
  (t) => [
    ...ofTenant(t, { bookingId: booking, callSheetId: callSheet, userId: appUser }),
    index('call_sheet_reader_sheet').on(t.tenantId, t.callSheetId),
    index('call_sheet_reader_booking').on(t.tenantId, t.bookingId),
  ],
);
