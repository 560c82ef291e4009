import { t } from '@shootline/shared-api';
import { Skeleton, VisuallyHidden } from '@shootline/shared-ui';

/** Placeholder for figures that are loading. */
export function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <Skeleton height="full" />
    </>
  );
}
