import { join } from 'node:path';
import { root } from './apps.ts';
import { exitOf, startChild } from './child.ts';

// npm run format: formats the whole; in the folder of an app: that app.

const [folder = '.'] = process.argv.slice(2);
process.exitCode = await exitOf(
  startChild(join(root, 'node_modules/.bin/prettier'), ['--write', '--log-level=warn', folder]),
);
