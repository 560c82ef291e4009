import { Skeleton, VisuallyHidden } from '@shootline/shared-ui';

/** Placeholder for figures that are loading. */
export function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton height="full" />
    </>
  );
}
