import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { installedFolder } from '../build/shared-libraries.ts';
import { exitOf, startChild } from '../child.ts';
import { cataloguesIn } from '../texts/catalogues.ts';
import { updateCatalogues } from '../texts/update-catalogues.ts';

/** The program of a package that the kit brings along. */
function program(name: string, command = name): string {
  const folder = installedFolder(import.meta.dirname, name);
  if (!folder) throw new Error(`${name} is not installed.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

const jestConfig = join(import.meta.dirname, `jest.config${extname(import.meta.filename)}`);

/**
 * Checks a remote: its types, its tests, all or those whose paths match patterns, and its catalogues of
 * texts. Rejects with a sentence for the user.
 */
export async function testApp(dir: string, patterns: string[]): Promise<void> {
  const checks = {
    types: [program('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json'],
    tests: ['--experimental-vm-modules', program('jest'), '-c', jestConfig, ...patterns],
  };
  const failed: string[] = [];
  for (const [check, args] of Object.entries(checks)) {
    const quiet = ['--disable-warning=ExperimentalWarning', ...args];
    const code = await exitOf(startChild(process.execPath, quiet, { cwd: dir }));
    console.log(`# ${check}: ${code === 0 ? 'passed' : 'FAILED'}`);
    if (code !== 0) failed.push(check);
  }
  await updateCatalogues(await cataloguesIn(dir, [dir]), true);
  if (failed.length > 0) throw new Error(`These failed: ${failed.join(', ')}.`);
}
