import { bigint, customType, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Everything of the product lives in this one schema of the database. */
export const shootline = pgSchema('shootline');

/** Text for people: sorted as they expect, whatever the server's own collation. */
export const humanText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "und-x-icu"',
});

/** Text for machines (codes, numbers as text): sorted by bytes, so that prefixes are ranges. */
export const codeText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const id = () => uuid('id').primaryKey().defaultRandom();

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A span of time, its end not included: `[2026-03-11T23:00:00Z,2026-03-12T05:00:00Z)`. */
export const timeSpan = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Money as an integer in the minor unit of the currency beside it. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** The columns of a file whose content is in the file storage. */
export const storedFile = {
  name: text('name').notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  contentType: text('content_type').notNull(),
  /** Where the file storage keeps the content. */
  storageKey: text('storage_key').notNull(),
};
