import type { Contact } from '@shootline/shared-api/contract';
import { shownPhone, storedPhone } from '@shootline/shared-api/phones';
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

/** A phone number, stored in E.164 and read as it is shown. */
export const phone = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: storedPhone,
  fromDriver: shownPhone,
});

/** A contact's details, with the phone as in `phone`. */
export const contact = customType<{ data: Contact; driverData: Contact | string }>({
  dataType: () => 'jsonb',
  toDriver: (of) => JSON.stringify({ ...of, phone: storedPhone(of.phone) }),
  fromDriver: (stored) => {
    const of = typeof stored === 'string' ? (JSON.parse(stored) as Contact) : stored;
    return { ...of, phone: shownPhone(of.phone) };
  },
});

// Characters that cannot be seen: controls, formats, fillers and variation selectors.
const unseen = String.raw`[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]`;

const spaces = String.raw`\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;

const dashes = String.raw`\u002d\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead`;

const replaced = (text: SQL, pattern: string, by: string) =>
  sql`regexp_replace(${text}, ${sql.raw(`'${pattern}', '${by}'`)}, 'g')`;

const swapped = (text: SQL, pairs: Record<string, string>) =>
  Object.entries(pairs).reduce(
    (now, [from, to]) => sql`replace(${now}, ${sql.raw(`'${from}', '${to}'`)})`,
    text,
  );

const lowered = (text: SQL) => sql`lower(${text} collate "und-x-icu")`;

const composed = (text: SQL) => sql`normalize(${lowered(text)}, NFC)`;

function simplified(text: SQL): SQL {
  const letters = replaced(sql`normalize(${text}, NFKD)`, String.raw`[\u0300-\u036f]`, '');
  const single = swapped(letters, { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' });
  const dashed = replaced(replaced(single, unseen, ''), `[${dashes}]`, '-');
  // The apostrophes at the end have no counterpart, so they are dropped.
  return sql`translate(${dashed}, 'øłđðı’‘ʼʹ′´\`''', 'olddi')`;
}

/**
 * A text as searches compare it: in lower case, without accents, apostrophes and invisible characters,
 * with one kind of dash, and `ss` for `ß`.
 */
export const folded = (text: SQL) => simplified(lowered(text));

/** The same with `ue` for `ü`, as names are spelled where that letter is missing. */
export const spelledOut = (text: SQL) =>
  simplified(swapped(composed(text), { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }));

/**
 * A number as people compare it: the same in any width and case, with any dashes and spaces. These count
 * only between digits: `BH-0250` is `BH0250`, but `2026-1-12` is not `2026-11-2`.
 */
export function numberKey(text: SQL): SQL {
  const seen = replaced(sql`normalize(${lowered(text)}, NFKC)`, unseen, '');
  const dashed = replaced(seen, `[${dashes}${spaces}]+`, '-');
  const key = replaced(dashed, '(?<![0-9])-|-(?![0-9])', '');
  return sql`coalesce(nullif(${key}, ''), lower(${text}))`;
}

// An index takes entries of 2,700 bytes.
const longestSearch = 600;

/**
 * A copy of a text for searches, compared by bytes, which is much faster: folded and, on a second line,
 * spelled out if that differs.
 */
export function foldedText(name: string, of: string) {
  const text = sql.raw(of);
  const second = sql`case when ${composed(text)} ~ '[äöüåø]' then chr(10) || ${spelledOut(text)} else '' end`;
  const whole = sql`left(${folded(text)} || ${second}, ${sql.raw(String(longestSearch))})`;
  return codeText(name).generatedAlwaysAs(whole);
}

/** A copy of a number that is equal for numbers that people take for the same (`numberKey`). */
export const numberKeyOf = (name: string, of: string) =>
  codeText(name).generatedAlwaysAs(numberKey(sql.raw(of)));

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
