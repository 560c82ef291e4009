import { errorMessage } from '@shootline/shared-api';
import { ErrorState, Spinner, VisuallyHidden } from '@shootline/shared-ui';

/** In place of what a card has not loaded: that it is loading, or why it could not, with Retry. */
export function NotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) return <ErrorState message={errorMessage(error)} onRetry={onRetry} />;
  return (
    <>
      <Spinner size="sm" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </>
  );
}
