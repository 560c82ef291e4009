import { Skeleton, VisuallyHidden } from '@shootline/shared-ui';

/** Fills the place of figures that are still to come. */
export function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton height="full" />
    </>
  );
}
