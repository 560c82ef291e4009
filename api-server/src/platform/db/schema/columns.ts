import {
  type SQL,
  sql,
  bigint,
  customType,
  integer,
  pgSchema,
  text,
  timestamp,
  uuid,
} from '../drizzle.ts';

/** The one schema that holds all tables of the product. */
export const shootline = pgSchema('shootline');

/** Text for people, sorted by language rules whatever the server's collation. */
export const humanText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "und-x-icu"',
});

/** Text for machines (codes, numbers as text), sorted by bytes, so that prefixes are ranges. */
export const codeText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** A text as searches compare it: in lower case, without accents, with one kind of apostrophe. */
export const folded = (text: SQL) =>
  sql`translate(regexp_replace(normalize(lower(${text} collate "und-x-icu"), NFD), '[\\u0300-\\u036f]', '', 'g'), 'øłđı’‘', 'oldi''''')`;

/** A copy of a text for searches: folded, and compared by bytes, which is much faster. */
export const foldedText = (name: string, of: string) =>
  codeText(name).generatedAlwaysAs(folded(sql.raw(of)));

/** The id of a row of a workspace; the primary key is that of `ofTenant`. */
export const id = () => uuid('id').notNull().defaultRandom();

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A span of time without its end: `[2026-03-11T23:00:00Z,2026-03-12T05:00:00Z)`. */
export const timeSpan = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Money as an integer, in minor units of the currency in another column. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** The columns of a file whose content is in the file storage. */
export const storedFile = {
  name: text('name').notNull(),
  /** In bytes. */
  size: integer('size').notNull(),
  contentType: text('content_type').notNull(),
  /** Key of the content in the file storage. */
  storageKey: text('storage_key').notNull(),
};
