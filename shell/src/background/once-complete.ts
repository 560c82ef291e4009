import type { PortalRouter, Services } from '../registry/services.ts';

const pauseMs = 100;

/** Calls back at the first idle moment in which the page waits for neither code nor data. */
export function onceComplete(
  { queryClient }: Services,
  router: PortalRouter,
  start: () => void,
): void {
  // Safari has no idle callbacks.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const look = () => {
    const isLoaded = router.state.initialized && document.readyState === 'complete';
    if (isLoaded && queryClient.isFetching() === 0) start();
    else setTimeout(() => whenIdle(look), pauseMs);
  };
  whenIdle(look);
}
