import type { WorkboxPlugin } from 'workbox-core/types.js';
import { deleteCaches } from '../cache-names.ts';
import { worker } from './worker-scope.ts';

let isRemoved = false;

/** Whether the worker is removed; until its pages are closed, the browser still asks it. */
export const hasBeenRemoved = (): boolean => isRemoved;

/** Removes the worker and all that it has kept. */
export async function remove(): Promise<void> {
  isRemoved = true;
  await worker.registration.unregister();
  await deleteCaches();
}

/** Applies to every strategy: an answer that arrives after the removal is not kept. */
export const untilRemoved: WorkboxPlugin = {
  cacheDidUpdate: async () => {
    if (isRemoved) await deleteCaches();
  },
};

/** Removes the worker if the portal no longer has it. */
export async function removeIfGone(): Promise<void> {
  try {
    const { status, headers } = await fetch(worker.location.href, {
      method: 'HEAD',
      cache: 'no-store',
    });
    // A server that answers every address with a page has no script here either.
    const isPage = status === 200 && !headers.get('Content-Type')?.includes('javascript');
    if (status === 404 || status === 410 || isPage) await remove();
  } catch {
    // There is no network.
  }
}
