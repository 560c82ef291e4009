import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createStandalone } from './new-remote/standalone-remote.ts';
import { createInWorkspace } from './new-remote/workspace-remote.ts';

// npm run new:remote -- <name>: a remote in this workspace; with --standalone <folder> one in a repository of
// its own, whose kit comes with it, or with --registry from the registry that npm uses there.

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { standalone: { type: 'string' }, registry: { type: 'boolean', default: false } },
  });
  const [name = ''] = positionals;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error('Name the remote in lower case, for example: npm run new:remote equipment');
  }
  if (values.standalone === undefined) createInWorkspace(name);
  else {
    // Tasks run in the root, so a relative folder is resolved from the folder where npm was called.
    const folder = resolve(process.env['INIT_CWD'] ?? '.', values.standalone);
    await createStandalone(name, folder, values.registry);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
