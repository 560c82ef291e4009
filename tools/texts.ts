import { join } from 'node:path';
import { appFolders, root } from './apps.ts';
import { cataloguesIn } from './texts/catalogues.ts';
import { updateCatalogues } from './texts/update-catalogues.ts';

// npm run texts: brings the catalogues up to date with the texts in the sources; with --check says
// whether they are.

const folders = [...appFolders(), 'shared-ui', 'shared-api'].map((folder) => join(root, folder));
try {
  await updateCatalogues(await cataloguesIn(root, folders), process.argv.includes('--check'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
