import { join } from 'node:path';
import { root } from './apps.ts';
import { exitOf, startChild } from './child.ts';

process.exitCode = await exitOf(
  startChild(join(root, 'node_modules/.bin/prettier'), ['--write', '--log-level=warn', '.']),
);
