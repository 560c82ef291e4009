import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { appName } from '../app-name.ts';
import { packageFolder } from '../build/shared-libraries.ts';
import { extractor } from './extractor.ts';

/** The languages with a catalogue in each package; English is in the sources. */
export const languages = ['de'];

export type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];

/**
 * The catalogues of packages with visible texts: `locales/<language>.po` in the folder of each. The places
 * of texts that they name are relative to the root.
 */
export const cataloguesIn = (rootDir: string, folders: string[]): Promise<Catalogue[]> =>
  getCatalogs(
    makeConfig({
      rootDir,
      locales: languages,
      sourceLocale: 'en',
      extractors: [extractor],
      orderBy: 'message',
      format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
      catalogs: folders.map((folder) => ({
        path: join(folder, 'locales/{locale}'),
        include: [join(folder, 'remote.ts'), join(folder, 'src')],
        exclude: ['**/*.test.*', '**/testing/**', '**/*.gen.ts'],
      })),
    }),
  );

/** The catalogues that a build of an app contains: its own, and in the shell those of shared-*. */
export function cataloguesOf(appDir: string): Promise<Catalogue[]> {
  const shared = ['@shootline/shared-ui', '@shootline/shared-api'];
  const others = appName(appDir) === 'shell' ? shared : [];
  return cataloguesIn(appDir, [appDir, ...others.map((name) => packageFolder(appDir, name))]);
}
