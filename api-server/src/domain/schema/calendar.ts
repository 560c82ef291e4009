import {
  sql,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uuid,
} from '../../platform/db/drizzle.ts';
import { codeText, humanText, id, instant, shootline } from '../../platform/db/schema/columns.ts';
import type { PublicFailureKind } from '../../platform/http/read-public.ts';
import { belonging, ofTenant } from '../../platform/db/schema/of-tenant.ts';
import { appUser, tenantId } from '../../platform/db/schema/workspace.ts';

const userId = () => uuid('user_id').notNull();

/** A time when a videographer cannot film, entered by them. */
export const busyTime = shootline.table(
  'busy_time',
  {
    id: id(),
    tenantId: tenantId(),
    userId: userId(),
    starts: instant('starts').notNull(),
    /** Exclusive. */
    ends: instant('ends').notNull(),
    /** From midnight to midnight in its zone. */
    isAllDay: boolean('is_all_day').notNull().default(false),
    /** The IANA zone in which it was entered. */
    timezone: text('timezone').notNull(),
    /** Only the videographer may read it. */
    note: humanText('note').notNull().default(''),
    /** Read from the videographer's own calendar, and changed by the next reading only. */
    isFromCalendar: boolean('is_from_calendar').notNull().default(false),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    ...ofTenant(t, { userId: appUser }),
    index('busy_time_user').on(t.tenantId, t.userId, t.starts, t.ends),
    index('busy_time_start').on(t.tenantId, t.starts, t.ends, t.userId),
    // The few that begin long before a time that they touch.
    index('busy_time_long')
      .on(t.tenantId, t.starts, t.ends, t.userId)
      .where(sql`ends - starts > interval '1 day'`),
  ],
);

/** The secret behind a videographer's private calendar address; no row until they create one. */
export const calendarAddress = shootline.table(
  'calendar_address',
  {
    tenantId: tenantId(),
    userId: userId(),
    /** Random; every new address gets another value. */
    value: uuid('value').notNull(),
    created: instant('created').notNull(),
  },
  (t) => [
    ...belonging(t, { userId: appUser }),
    unique('calendar_address_value').on(t.tenantId, t.value),
    primaryKey({ columns: [t.tenantId, t.userId] }),
  ],
);

/** Parts of a calendar that could not be read: the number of events, names that are no zones, its end. */
export type UnreadParts = { events: number; zones: string[]; isCut: boolean };

const nothingUnread: UnreadParts = { events: 0, zones: [], isCut: false };

/** The calendar elsewhere that a videographer lets the portal read; no row without one. */
export const ownCalendar = shootline.table(
  'own_calendar',
  {
    tenantId: tenantId(),
    userId: userId(),
    /** Encrypted, as it opens the calendar to everybody who knows it. */
    address: text('address').notNull(),
    /** The host of the address, which may be shown. */
    host: text('host').notNull(),
    /** The name that the calendar gives itself; empty without one. */
    name: humanText('name').notNull().default(''),
    created: instant('created').notNull(),
    /** The last success. */
    lastRead: instant('last_read').notNull(),
    /** Parts that the last success could not read. */
    unread: jsonb('unread').$type<UnreadParts>().notNull().default(nothingUnread),
    /** Attempts in a row that have failed. */
    failures: integer('failures').notNull().default(0),
    /** Why the last attempt has failed; null if it has not. */
    failure: codeText('failure').$type<CalendarFailure>(),
  },
  (t) => [...belonging(t, { userId: appUser }), primaryKey({ columns: [t.tenantId, t.userId] })],
);

/** Why a calendar could not be read. */
export type CalendarFailure = PublicFailureKind | 'notACalendar' | 'tooMany' | 'tooComplex';
