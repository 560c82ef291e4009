import { lastingStorage } from '@shootline/shared-api';
import type { Fault } from './remote-state.ts';
import { listFailingVersions } from './remote-health.actions.ts';

const key = 'shootline.failing';
/** Failures caused by the network or on the user's side, not by the version. */
const notOfVersion: Fault['failure'][] = ['unreachable', 'too-slow', 'refused'];
const mostRemembered = 20;

/** The remote and version as text. */
export const nameOf = ({ remote, version }: Pick<Fault, 'remote' | 'version'>) =>
  `${remote} ${version}`;

const remembered = () => (lastingStorage.getItem(key) ?? '').split('\n');

/** Remembers in this browser that a version failed, unless the version was not the cause. */
export function remember(fault: Fault): void {
  if (notOfVersion.includes(fault.failure)) return;
  const others = remembered().filter((name) => name !== nameOf(fault));
  const all = [nameOf(fault), ...others].slice(0, mostRemembered);
  lastingStorage.setItem(key, all.join('\n'));
}

/** Whether a version has failed in this browser, or recently for other users of the workspace. */
export async function isKnownToFail(remote: string, version: string): Promise<boolean> {
  const name = nameOf({ remote, version });
  if (remembered().includes(name)) return true;
  return (await listFailingVersions()).some((failing) => nameOf(failing) === name);
}
