import { boolean, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { humanText, id, instant, shootline } from '../../platform/db/schema/columns.ts';
import { person, tenantId } from '../../platform/db/schema/workspace.ts';

const personId = () =>
  uuid('person_id')
    .notNull()
    .references(() => person.id);

/** When a videographer cannot film, as they entered it. */
export const busyTime = shootline.table(
  'busy_time',
  {
    id: id(),
    tenantId: tenantId(),
    personId: personId(),
    starts: instant('starts').notNull(),
    /** Excluded. */
    ends: instant('ends').notNull(),
    /** From midnight to midnight in its zone. */
    isAllDay: boolean('is_all_day').notNull().default(false),
    /** The IANA zone in which it was entered. */
    timezone: text('timezone').notNull(),
    /** For the videographer alone. */
    note: humanText('note').notNull().default(''),
    created: instant('created').notNull().defaultNow(),
  },
  (t) => [
    index('busy_time_person').on(t.tenantId, t.personId, t.starts, t.ends),
    index('busy_time_start').on(t.tenantId, t.starts, t.ends, t.personId),
  ],
);

/** What a videographer's private calendar address is derived from; none until they make one. */
export const calendarAddress = shootline.table(
  'calendar_address',
  {
    tenantId: tenantId(),
    personId: personId(),
    /** Random, and another one for each address. */
    value: uuid('value').notNull().unique(),
    created: instant('created').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.personId] })],
);
