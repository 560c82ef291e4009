import { lastingStorage, sessionStore } from '@shootline/shared-api';
import type { Registry } from './registry.ts';
import type { Fault } from './remote-state.ts';
import { listFailingVersions, reportRemoteFailure } from './remote-health.actions.ts';

const key = 'shootline.failing';
/** Of the network, or of the user's own making. */
const notOfVersion: Fault['failure'][] = ['unreachable', 'too-slow', 'refused'];
const mostRemembered = 20;

const nameOf = ({ remote, version }: Pick<Fault, 'remote' | 'version'>) => `${remote} ${version}`;

const remembered = () => (lastingStorage.getItem(key) ?? '').split('\n');

function remember(fault: Fault): void {
  if (notOfVersion.includes(fault.failure)) return;
  const others = remembered().filter((name) => name !== nameOf(fault));
  const all = [nameOf(fault), ...others].slice(0, mostRemembered);
  lastingStorage.setItem(key, all.join('\n'));
}

/** Whether a version has failed in this browser, or lately other people of the workspace. */
export async function isKnownToFail(remote: string, version: string): Promise<boolean> {
  const name = nameOf({ remote, version });
  if (remembered().includes(name)) return true;
  return (await listFailingVersions()).some((failing) => nameOf(failing) === name);
}

/** Remembers versions that fail, and reports each failure to the API once for this page load. */
export function followFaults(registry: Registry): void {
  const told = new Set<string>();
  const report = () => {
    for (const fault of registry.store.getState().faults) {
      const name = `${nameOf(fault)} ${fault.failure}`;
      if (told.has(name)) continue;
      told.add(name);
      remember(fault);
      if (!sessionStore.getState().user) continue;
      reportRemoteFailure(fault).catch((error: unknown) =>
        console.warn('A failure could not be reported.', error),
      );
    }
  };
  report();
  registry.store.subscribe(report);
}
