import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { cataloguesOf } from './catalogues.ts';

type Texts = [english: string, text: string][];

/** The messages of an app by their English text, with their translations if there are any. */
export async function textsOf(appDir: string, language: string): Promise<Texts> {
  const catalogues = await cataloguesOf(appDir);
  const read = await Promise.all(catalogues.map((one) => one.read(language)));
  return read
    .flatMap((messages) => Object.entries(messages ?? {}))
    .filter(([, { obsolete }]) => !obsolete)
    .map(([english, { translation = '' }]) => [english, translation]);
}

/** Messages as JSON, compiled; `change` is applied to their words. */
const compiled = (texts: Texts, change?: (part: string) => string): string =>
  JSON.stringify(
    Object.fromEntries(
      // Apostrophes are plain characters in our messages, and would quote in ICU's.
      texts.map(([key, text]) => [key, compileMessageOrThrow(text.replaceAll("'", "''"), change)]),
    ),
  );

/** The translated messages of an app in a language, by their English text, compiled as JSON. */
export async function compiledTexts(appDir: string, language: string): Promise<string> {
  const texts = await textsOf(appDir, language);
  return compiled(texts.filter(([, translation]) => translation !== ''));
}

/** Every English message of an app with its words changed; for a pseudo-language in tests. */
export async function changedTexts(
  appDir: string,
  language: string,
  change: (part: string) => string,
): Promise<string> {
  const texts = await textsOf(appDir, language);
  return compiled(
    texts.map(([english]) => [english, english]),
    change,
  );
}
