type Value = string | number | null | undefined;

/** The name of a placeholder, given the text from its opening brace to the first closing one. */
type NameOf<Inside extends string> = Inside extends `${infer Name}, plural,${string}`
  ? Name
  : Inside extends `${string}${' ' | '#' | '{'}${string}`
    ? never
    : Inside;

/** The placeholders of a message outside the branches of its plurals. */
type NamesIn<Message extends string> = Message extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | NamesIn<Rest>
  : never;

/** The arguments after a message: its values, if it has placeholders. */
export type ValuesOf<Message extends string> = [NamesIn<Message>] extends [never]
  ? [values?: Record<string, Value>]
  : [values: Record<NamesIn<Message>, Value> & Record<string, Value>];

/** A message in the reader's language; undefined if that language lacks it. */
export type Translate = (message: string, values: Record<string, Value>) => string | undefined;

let translate: Translate | undefined;
let locale = 'en-AU';

/** Switches texts and formats to a language; call it before any module with texts is evaluated. */
export function speak(newLocale: string, newTranslate?: Translate): void {
  locale = newLocale;
  translate = newTranslate;
}

/** The BCP 47 tag by which numbers, money and dates are written, such as `en-AU`. */
export const currentLocale = (): string => locale;

/** A number in the reader's language: '1,234', '4.5'; with `decimals` always as many: '4.0'. */
export const numberText = (value: number, decimals?: number): string =>
  value.toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** Parts of a sentence in the reader's language: 'a, b and c', with `disjunction` 'a, b or c'. */
export const listText = (
  parts: Iterable<string>,
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(parts);

const placeholder = /{(\w+)(?:}|, plural, one {((?:[^{}]|{\w+})*)} other {((?:[^{}]|{\w+})*)}})/g;

/** A message with its placeholders filled and its plurals chosen, as in English. */
export const inEnglish = (message: string, values: Record<string, Value>): string =>
  message.replace(placeholder, (_all, name: string, one?: string, other = '') => {
    const value = values[name] ?? '';
    if (one === undefined) return `${value}`;
    return inEnglish(value === 1 ? one : other, values).replace('#', `${value}`);
  });

/**
 * A visible text in the reader's language. The English text is its key in the catalogues. Values fill
 * `{name}`; `{count, plural, one {# shoot} other {# shoots}}` chooses by a number.
 */
export const t = <const Message extends string>(
  message: Message,
  ...[values = {}]: ValuesOf<Message>
): string => translated(message, values);

/** A text that is only known at run time, such as the name of a state, in the reader's language. */
export const translated = (message: string, values: Record<string, Value> = {}): string =>
  translate?.(message, values) ?? inEnglish(message, values);

/** Marks a text that `translated` shows elsewhere, so that the catalogues have it. */
export const msg = (message: string): string => message;
