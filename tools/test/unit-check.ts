import { exitOf, startChild } from '../child.ts';
import { installCeph } from './ceph.ts';
import { unit } from './steps.ts';
import { writeGroups } from './unit-groups.ts';

if (!installCeph()) console.log('Without Ceph, releases into a bucket are not tested.');
const { command, args } = unit();
const env = { ...process.env, UNIT_GROUPS: writeGroups() };
process.exitCode = await exitOf(startChild(command, args, { env }));
