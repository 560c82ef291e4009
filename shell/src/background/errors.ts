import { errorMessage } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';

/** Shows a toast for errors that nothing else reports, such as an error in a click handler. */
export function showUncaughtErrors(): void {
  const tell = (error: unknown) => {
    // Browsers report many things that are no errors, but never as an Error.
    if (error instanceof Error && error.name !== 'AbortError') toast.error(errorMessage(error));
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
