import { t } from '@shootline/shared-api';
import type { PortalRouter } from '../registry/services.ts';
import { endWaiting, undoBusyLook, waitingForm } from '../start/waiting-form.ts';

/** Settled once the first page is open. */
async function firstPage(router: PortalRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((done) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}

/**
 * Whether the portal's first page is the form that the start script shows, so that React can take over its
 * elements with all that users have typed. Settled once the page is open; at once if there is no form.
 */
export async function readyForForm(router: PortalRouter): Promise<boolean> {
  if (!waitingForm()) return false;
  await firstPage(router);
  const { location, errors } = router.state;
  const form = waitingForm();
  if (location.pathname !== '/login' || errors || !form) {
    endWaiting();
    return false;
  }
  undoBusyLook(form);
  // It is in another language if its texts could not be loaded.
  return form.ariaLabel === t('Sign In');
}
