import type { Services } from '../registry/services.ts';

/** Milliseconds after which a page is shown without its data. */
const patience = 3000;

/** Lets a page that replaces another one wait for the data that no page shows yet, but not for long. */
export function shortenWaiting(services: Services): void {
  services.firstData = () => {
    const waiting = services.queryClient.getQueryCache().findAll({
      type: 'inactive',
      fetchStatus: 'fetching',
      predicate: ({ state }) => state.data === undefined,
    });
    return Promise.race([
      Promise.allSettled(waiting.map(({ promise }) => promise)),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
  };
}
