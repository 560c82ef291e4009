import { exitOf, startChild } from '../child.ts';
import { installCeph } from './programs/ceph.ts';
import { isolatedUnit } from './steps.ts';
import { componentFiles } from './test-files.ts';
import { writeGroups } from './unit-groups.ts';

// Usage: node tools/test/unit-check.ts [files…] runs all Jest tests or some, those of the apps in groups.

if (!installCeph()) console.log('Without Ceph, releases into a bucket are not tested.');
const files = process.argv.slice(2);
const isOfTools = (file: string) => file.startsWith('tools/');
const grouped = files.length > 0 ? files.filter((file) => !isOfTools(file)) : componentFiles();
const patterns = files.length > 0 ? ['\\.group\\.mjs$', ...files.filter(isOfTools)] : [];
const { command, args } = isolatedUnit(...patterns);
const env = { ...process.env, UNIT_GROUPS: writeGroups(grouped) };
process.exitCode = await exitOf(startChild(command, args, { env }));
