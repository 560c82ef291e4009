import { sessionStore } from '@shootline/shared-api';
import type { Services } from '../registry/services.ts';
import { answersPrefix, deleteCaches } from './cache-names.ts';
import { followConnection } from './follow-connection.tsx';

/** Registers the worker that opens the portal without a network. */
async function startWorker(
  workers: ServiceWorkerContainer,
  { queryClient }: Services,
): Promise<void> {
  if (!workers.controller) {
    // The first worker has not seen what the page has loaded so far.
    const reload = () => void queryClient.invalidateQueries({ refetchType: 'all' });
    workers.addEventListener('controllerchange', reload, { once: true });
  }
  await workers.register('/sw.js');
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

/** Keeps the portal ready for a start without a network, unless the deployment does not want that. */
export function keepForOffline(services: Services): void {
  followConnection(services);
  // Pages without a secure connection have none.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  forgetWhenSignedOut();
  const isOff = services.config.offline === false;
  (isOff ? removeWorker(workers) : startWorker(workers, services)).catch((error: unknown) => {
    console.warn('The worker for starts without a network could not be changed.', error);
  });
}
