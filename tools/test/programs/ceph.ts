import { existsSync } from 'node:fs';
import { hasInstalled } from './debian.ts';

const programs = ['/usr/bin/ceph-mon', '/usr/bin/ceph-osd', '/usr/bin/radosgw'];

/** Whether Ceph is installed, whose gateway is an S3 server. */
export const hasCeph = (): boolean => programs.every((program) => existsSync(program));

/** Installs Ceph if it is missing; returns whether it is installed now. */
export const installCeph = (): boolean =>
  hasInstalled('Ceph', ['ceph-mon', 'ceph-osd', 'radosgw'], programs);
