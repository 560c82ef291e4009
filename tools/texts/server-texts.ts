import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cataloguesIn } from './catalogues.ts';

/** The German texts of the server's mails, with those of shared-api that they show, as a module. */
async function serverTexts(root: string): Promise<string> {
  const folders = ['shared-api', 'api-server'].map((folder) => join(root, folder));
  const catalogues = await cataloguesIn(root, folders);
  const read = await Promise.all(catalogues.map((one) => one.read('de')));
  const texts = read
    .flatMap((messages) => Object.entries(messages ?? {}))
    .flatMap(([english, { translation }]) => (translation ? [[english, translation]] : []));
  const sorted = Object.fromEntries(
    texts.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );
  return `// Written by \`npm run texts\`.\nexport const german: Record<string, string> = ${JSON.stringify(sorted, null, 2)};\n`;
}

/** Writes the server's translations; rejects with a sentence, as a check, if they were out of date. */
export async function updateServerTexts(root: string, isCheck: boolean): Promise<void> {
  const file = join(root, 'api-server/src/platform/texts/german.gen.ts');
  const texts = await serverTexts(root);
  if ((await readFile(file, 'utf8').catch(() => '')) === texts) return;
  await writeFile(file, texts);
  if (isCheck)
    throw new Error(
      'Translations of the server were out of date and have been rewritten: commit them.',
    );
}
