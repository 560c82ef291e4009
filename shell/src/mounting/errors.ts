import { errorMessage } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';

/** Says that something went wrong where nothing else does, as when what a click does throws. */
export function tellOfErrors(): void {
  const tell = (error: unknown) => {
    // Browsers report much that is none, but never as an Error.
    if (error instanceof Error && error.name !== 'AbortError') toast.error(errorMessage(error));
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
