import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ignore from '@balena/dockerignore';
import { root } from '../../apps.ts';

/** The text of a file of the workspace. */
export const read = (file: string) => readFileSync(join(root, file), 'utf8');

const inContext = ignore().add(read('.dockerignore')).createFilter();
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const context = files.filter((file) => file !== '' && inContext(file));

/** Whether a file or folder is in the context of images. */
export const isThere = (source: string) =>
  source === '.' || context.some((file) => file === source || file.startsWith(`${source}/`));
