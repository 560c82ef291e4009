import { join } from 'node:path';
import { appFolders, root } from './apps.ts';
import { cataloguesIn } from './texts/catalogues.ts';
import { updateServerTexts } from './texts/server-texts.ts';
import { updateCatalogues } from './texts/update-catalogues.ts';

// npm run texts: brings the catalogues up to date with the texts in the sources; with --check says
// whether they are.

const folders = [...appFolders(), 'shared-ui', 'shared-api', 'api-server'].map((folder) =>
  join(root, folder),
);
try {
  const isCheck = process.argv.includes('--check');
  await updateCatalogues(await cataloguesIn(root, folders), isCheck);
  await updateServerTexts(root, isCheck);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
