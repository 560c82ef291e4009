import { readFile } from 'node:fs/promises';
import { type Catalogue, languages } from './catalogues.ts';

/** Texts with several translations in one language, of which the portal could show any. */
async function differingTranslations(
  catalogues: Catalogue[],
): Promise<[text: string, translations: string[]][]> {
  const found: [string, string[]][] = [];
  for (const language of languages) {
    const all = await Promise.all(catalogues.map((one) => one.read(language)));
    const messages = all.flatMap((catalogue) => Object.entries(catalogue ?? {}));
    for (const [text, same] of Map.groupBy(messages, ([text]) => text)) {
      const translations = same.flatMap(([, { translation }]) => translation || []);
      const different = [...new Set(translations)];
      if (different.length > 1) found.push([text, different]);
    }
  }
  return found;
}

/**
 * Brings catalogues up to date with the texts in the sources. Rejects with a sentence for the user if that
 * fails, if a text has several translations, or, as a check, if they were out of date.
 */
export async function updateCatalogues(catalogues: Catalogue[], isCheck: boolean): Promise<void> {
  let isStale = false;
  for (const catalogue of catalogues) {
    const files = languages.map((language) => catalogue.getFilename(language));
    const read = () => Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
    const before = await read();
    const make = () => catalogue.make({ clean: true, overwrite: false, orderBy: 'message' });
    if (!(await make())) throw new Error('The texts cannot be read; see the errors above.');
    // Only the second time new texts are at their place in the order.
    if (!isCheck) await make();
    const after = await read();
    isStale ||= after.some((text, index) => text !== before[index]);
  }
  const differing = (await differingTranslations(catalogues)).map(
    ([text, translations]) =>
      `'${text}' is translated in several ways: ${translations.join(', ')}.`,
  );
  if (differing.length > 0) throw new Error(differing.join('\n'));
  if (isCheck && isStale) {
    throw new Error('Catalogues of texts were out of date and have been rewritten: commit them.');
  }
}
