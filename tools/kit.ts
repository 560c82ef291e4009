import { join, resolve } from 'node:path';
import { root } from './apps.ts';
import { packKit } from './kit/pack-kit.ts';

// npm run kit [-- folder]: packs what a remote outside this workspace needs, by default into dist/kit.

const [folder] = process.argv.slice(2);
try {
  // Tasks run in the root, so a relative folder is resolved from the folder where npm was called.
  const target = folder
    ? resolve(process.env['INIT_CWD'] ?? '.', folder)
    : join(root, 'dist', 'kit');
  for (const { name, version, file } of await packKit(target)) {
    console.log(`${name} ${version}  ${file}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
