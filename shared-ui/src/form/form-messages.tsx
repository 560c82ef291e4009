import { t } from '@shootline/shared-api';
import { NoticeBanner } from '@shootline/shared-ui';
import { useFormState } from 'react-hook-form';

/** The summary of a failed submit. */
export const invalidText = t(
  'There are validation errors in the values you provided. Please resolve these errors and then try again.',
);

// The pressed button may be far below the message.
const showWhole = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

/** The errors of the whole form: the message of a failure, and the summary of field errors unless it has another. */
export function FormMessages({ hasOwnSummary = false }: { hasOwnSummary?: boolean }) {
  const { errors, submitCount, isSubmitSuccessful } = useFormState();
  const { root, ...fieldErrors } = errors;
  const message = root?.server?.message;
  const wasRefused = submitCount > 0 && !isSubmitSuccessful;
  const hasFieldErrors = !hasOwnSummary && wasRefused && Object.keys(fieldErrors).length > 0;
  return (
    <>
      {message && (
        <div ref={showWhole}>
          <NoticeBanner tone="danger">{message}</NoticeBanner>
        </div>
      )}
      {hasFieldErrors && <NoticeBanner tone="danger">{invalidText}</NoticeBanner>}
    </>
  );
}
