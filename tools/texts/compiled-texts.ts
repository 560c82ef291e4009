import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { cataloguesOf } from './catalogues.ts';

/** Apostrophes are plain characters in our messages, and would quote in ICU's. */
const compile = (text: string, change?: (part: string) => string) =>
  compileMessageOrThrow(text.replaceAll("'", "''"), change);

/** The translated messages of an app in a language, by their English text, compiled as JSON. */
export async function compiledTexts(app: string, language: string): Promise<string> {
  const catalogues = await Promise.all(cataloguesOf(app).map((one) => one.read(language)));
  const texts = catalogues
    .flatMap((messages) => Object.entries(messages ?? {}))
    .filter(([, { translation, obsolete }]) => translation && !obsolete)
    .map(([english, { translation = '' }]) => [english, compile(translation)]);
  return JSON.stringify(Object.fromEntries(texts));
}

/**
 * Every message of an app, compiled, with each of its words changed by `change`; for a pseudo-language that
 * shows texts without a translation.
 */
export async function changedTexts(
  app: string,
  language: string,
  change: (part: string) => string,
): Promise<string> {
  const catalogues = await Promise.all(cataloguesOf(app).map((one) => one.read(language)));
  const texts = catalogues.flatMap((messages) =>
    Object.keys(messages ?? {}).map((english) => [english, compile(english, change)]),
  );
  return JSON.stringify(Object.fromEntries(texts));
}
