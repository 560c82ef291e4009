import { errorMessage, t } from '@shootline/shared-api';
import { ErrorState, Spinner, VisuallyHidden } from '@shootline/shared-ui';

/** The sentence of a remote that could not be loaded, or of a failed call. */
export const reasonOf = (error: Error): string =>
  error.name === 'RemoteLoadError' ? error.message : errorMessage(error);

/** Placeholder for a card's content: a spinner, or the error with Retry. */
export function NotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) return <ErrorState message={reasonOf(error)} onRetry={onRetry} />;
  return (
    <>
      <Spinner size="sm" />
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
    </>
  );
}
