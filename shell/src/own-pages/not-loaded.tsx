import { errorMessage, t } from '@shootline/shared-api';
import { ErrorState, Spinner, VisuallyHidden } from '@shootline/shared-ui';

/** Placeholder for a card's content: a spinner, or the error with Retry. */
export function NotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) return <ErrorState message={errorMessage(error)} onRetry={onRetry} />;
  return (
    <>
      <Spinner size="sm" />
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
    </>
  );
}
