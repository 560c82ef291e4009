import { readFile } from 'node:fs/promises';
import { catalogues, languages } from './texts/catalogues.ts';

// npm run texts: brings the catalogues up to date with the texts in the sources; with --check says
// whether they are.

const isCheck = process.argv.includes('--check');
let isStale = false;
for (const catalogue of catalogues) {
  const files = languages.map((language) => catalogue.getFilename(language));
  const read = () => Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const before = await read();
  const isComplete = await catalogue.make({ clean: true, overwrite: false, orderBy: 'message' });
  if (!isComplete) process.exit(1);
  const after = await read();
  isStale ||= after.some((text, index) => text !== before[index]);
}
if (isCheck && isStale) {
  console.error('Catalogues of texts were out of date and have been rewritten: commit them.');
  process.exit(1);
}
