import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './listening.ts';

/** A single-node cluster on this machine that keeps everything in memory. */
const configuration = (folder: string, cluster: string, mon: string, port: number) => `
[global]
fsid = ${cluster}
mon host = ${mon}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
osd default notify timeout = 1
osd client watch timeout = 2
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
mon data = ${folder}/mon
mon data avail crit = 0
mon allow pool size one = true
paxos propose interval = 0.05
paxos min wait = 0.01
osd data = ${folder}/osd
osd objectstore = memstore
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
rgw data = ${folder}
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
rgw run sync thread = false
rgw enable gc threads = false
rgw enable lc threads = false
`;

export interface S3Server {
  /** The variables that lead the AWS SDK to it. */
  variables: Record<string, string>;
  /** Runs radosgw-admin. */
  administer: (...args: string[]) => void;
  /** Kills the gateway, as a power cut would, and returns a function that starts it again. */
  killGateway: () => Promise<() => Promise<void>>;
  stop: () => void;
}

/** Starts Ceph's object gateway, a server of the S3 protocol, with a new cluster. */
export async function startCeph(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'shootline-ceph-'));
  for (const name of ['mon', 'osd']) mkdirSync(join(folder, name));
  const file = join(folder, 'ceph.conf');
  const [monPort, port, cluster, disk] = [
    await freePort(),
    await freePort(),
    randomUUID(),
    randomUUID(),
  ];
  const mon = `[v2:127.0.0.1:${monPort}/0]`;
  writeFileSync(file, configuration(folder, cluster, mon, port));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, ['-c', file, ...args], { stdio: 'pipe', timeout: 30_000 });
  const daemons: ChildProcess[] = [];
  const start = (program: string, ...args: string[]): ChildProcess => {
    const daemon = spawn(program, ['-c', file, ...args, '-f'], { stdio: 'ignore' });
    // A test process may end without having stopped it.
    daemon.unref();
    daemons.push(daemon);
    return daemon;
  };
  const stop = () => {
    for (const daemon of daemons) daemon.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const map = join(folder, 'monmap');
    run('monmaptool', '--create', '--addv', 'a', mon, '--fsid', cluster, map);
    run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    start('ceph-mon', '-i', 'a');
    run('ceph', 'osd', 'new', disk);
    run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    start('ceph-osd', '-i', '0');
    const keys = { AWS_ACCESS_KEY_ID: 'deployer', AWS_SECRET_ACCESS_KEY: 'of the tests' };
    const user = ['user', 'create', '--uid', 'deployer', '--display-name', 'Deployer'];
    const secrets = [
      '--access-key',
      keys.AWS_ACCESS_KEY_ID,
      '--secret',
      keys.AWS_SECRET_ACCESS_KEY,
    ];
    run('radosgw-admin', ...user, ...secrets);
    const url = `http://127.0.0.1:${port}`;
    const isUp = () =>
      fetch(url).then(
        () => true,
        () => false,
      );
    let gateway: ChildProcess;
    const startGateway = async () => {
      gateway = start('radosgw', '-n', 'client.admin');
      while (!(await isUp())) {
        if (gateway.exitCode !== null) throw new Error('The gateway of Ceph has ended.');
        await pause(50);
      }
    };
    await startGateway();
    return {
      variables: { AWS_ENDPOINT_URL_S3: url, ...keys },
      administer: (...args) => void run('radosgw-admin', ...args),
      async killGateway() {
        const ended = once(gateway, 'exit');
        gateway.kill('SIGKILL');
        await ended;
        return startGateway;
      },
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}
