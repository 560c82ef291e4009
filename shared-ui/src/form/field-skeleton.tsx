import { Box, Skeleton, VisuallyHidden } from '@shootline/shared-ui';

/** Takes the place of a field whose code is being loaded, so that nothing moves when it comes. */
export function FieldSkeleton({ label }: { label: string }) {
  return (
    <Box role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Box aria-hidden mb="1.5" fontSize="sm" fontWeight="medium">
        {label}
      </Box>
      <Skeleton h="10" />
    </Box>
  );
}
