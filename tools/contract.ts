import { join } from 'node:path';
import { root } from './apps.ts';
import { exitOf, startChild } from './child.ts';
import { contractTypes } from './test/steps.ts';

process.exitCode = await exitOf(
  startChild(join(root, 'tools/node_modules/.bin/openapi-typescript'), contractTypes),
);
