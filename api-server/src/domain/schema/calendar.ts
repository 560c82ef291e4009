import { boolean, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { humanText, id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { person, tenantId } from '../../platform/db/schema/workspace.ts';

const userId = () =>
  uuid('person_id')
    .notNull()
    .references(() => person.id);

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
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    index('busy_time_person').on(t.tenantId, t.userId, t.starts, t.ends),
    index('busy_time_start').on(t.tenantId, t.starts, t.ends, t.userId),
  ],
);

/** The secret behind a videographer's private calendar address; no row until they create one. */
export const calendarAddress = shootline.table(
  'calendar_address',
  {
    tenantId: tenantId(),
    userId: userId(),
    /** Random; every new address gets another value. */
    value: uuid('value').notNull().unique(),
    created: instant('created').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
);
