import { sessionStore } from '@shootline/shared-api';
import type { Services } from '../registry/services.ts';
import { answersPrefix, deleteCaches } from './cache-names.ts';
import { followConnection } from './follow-connection.tsx';

/** Loads again what the page has loaded before there was a worker to keep it. */
function letWorkerSee(workers: ServiceWorkerContainer, { queryClient }: Services): void {
  const reload = () => void queryClient.invalidateQueries({ refetchType: 'all' });
  if (workers.controller) reload();
  else workers.addEventListener('controllerchange', reload, { once: true });
}

/** Removes the worker and all its copies. */
async function removeWorker(workers: ServiceWorkerContainer): Promise<void> {
  const all = await workers.getRegistrations();
  await Promise.all(all.map((one) => one.unregister()));
  await deleteCaches();
}

/** The worker does the same when it sees a sign-out, but it does not serve every page. */
function forgetWhenSignedOut(): void {
  const check = () => {
    if (!sessionStore.getState().user) void deleteCaches(answersPrefix);
  };
  check();
  sessionStore.subscribe(check);
}

/**
 * Keeps the page's data ready for a start without a network, unless the deployment does not want that.
 * `isFirst` tells that the page has loaded without the worker, `outcome` why there is none.
 */
export function keepForOffline(services: Services, isFirst: boolean, outcome: unknown): void {
  const warn = (error: unknown) =>
    console.warn('The worker for starts without a network could not be changed.', error);
  if (outcome instanceof Error) warn(outcome);
  followConnection(services);
  // Pages without a secure connection have none.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  forgetWhenSignedOut();
  if (services.config.offline === false) removeWorker(workers).catch(warn);
  else if (isFirst) letWorkerSee(workers, services);
}
