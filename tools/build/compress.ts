import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = 1024;

/** Writes `.br` and `.gz` beside every script, style sheet, SVG and page of a new folder that is worth compressing. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,html}', { cwd: folder });
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  if (existsSync(`${file}.br`)) return;
  const content = await readFile(file);
  if (content.length < worthIt) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
