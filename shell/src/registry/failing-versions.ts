import { api, dataOf, lastingStorage, sessionStore } from '@shootline/shared-api';
import type { Fault, Registry } from './registry.ts';

const key = 'shootline.failing';
/** Of the network, or of the user's own making. */
const notOfVersion: Fault['failure'][] = ['unreachable', 'too-slow', 'refused'];
const mostRemembered = 20;
const deadline = 1500;

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
  const signal = AbortSignal.timeout(deadline);
  const { results } = await dataOf(api.GET('/remotes/failing', { signal }));
  return results.some((failing) => nameOf(failing) === name);
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
      api
        .POST('/remotes/failures', { body: fault })
        .catch((error: unknown) => console.warn('A failure could not be reported.', error));
    }
  };
  report();
  registry.store.subscribe(report);
}
