import { readFile } from 'node:fs/promises';
import { catalogues, differingTranslations, languages } from './texts/catalogues.ts';

// npm run texts: brings the catalogues up to date with the texts in the sources; with --check says
// whether they are.

const isCheck = process.argv.includes('--check');
let isStale = false;
for (const catalogue of catalogues) {
  const files = languages.map((language) => catalogue.getFilename(language));
  const read = () => Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const before = await read();
  const make = () => catalogue.make({ clean: true, overwrite: false, orderBy: 'message' });
  if (!(await make())) process.exit(1);
  // Only the second time new texts are at their place in the order.
  if (!isCheck) await make();
  const after = await read();
  isStale ||= after.some((text, index) => text !== before[index]);
}
const differing = await differingTranslations();
for (const [text, translations] of differing) {
  console.error(`'${text}' is translated in several ways: ${translations.join(', ')}.`);
}
if (differing.length > 0) process.exit(1);
if (isCheck && isStale) {
  console.error('Catalogues of texts were out of date and have been rewritten: commit them.');
  process.exit(1);
}
