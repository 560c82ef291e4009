import { exitOf, startChild } from '../child.ts';
import { installCeph } from './ceph.ts';
import { unit } from './steps.ts';

if (!installCeph()) console.log('Without Ceph, releases into a bucket are not tested.');
const { command, args } = unit();
process.exitCode = await exitOf(startChild(command, args));
