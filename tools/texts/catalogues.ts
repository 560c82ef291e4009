import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { appFolders, root } from '../apps.ts';
import { extractor } from './extractor.ts';

/** The languages with a catalogue in each package; English is in the sources. */
export const languages = ['de'];

const packages = [...appFolders(), 'shared-ui', 'shared-api'];

/** One set of catalogues for each package with visible texts: `locales/<language>.po` in its folder. */
export const catalogues = await getCatalogs(
  makeConfig({
    rootDir: root,
    locales: languages,
    sourceLocale: 'en',
    extractors: [extractor],
    orderBy: 'message',
    format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
    catalogs: packages.map((folder) => ({
      path: `<rootDir>/${folder}/locales/{locale}`,
      include: [`<rootDir>/${folder}/remote.ts`, `<rootDir>/${folder}/src`],
      exclude: ['**/*.test.*', '**/testing/**', '**/*.gen.ts'],
    })),
  }),
);

/** The catalogues that a build of an app contains: its own, and in the shell those of shared-*. */
export function cataloguesOf(app: string) {
  const own = app === 'shell' ? ['shell', 'shared-ui', 'shared-api'] : [app];
  const paths = own.map((folder) => join(root, folder, 'locales'));
  return catalogues.filter(({ path }) => paths.some((folder) => path.startsWith(folder)));
}

/** Texts with several translations in one language, of which the portal could show any. */
export async function differingTranslations(): Promise<[text: string, translations: string[]][]> {
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
