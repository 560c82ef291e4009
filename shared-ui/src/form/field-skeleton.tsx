import { Box, type BoxProps, Skeleton, VisuallyHidden } from '@shootline/shared-ui';

/** Takes the place of a field whose code is being loaded, so that nothing moves when it comes. */
export function FieldSkeleton({ label, h = '10' }: { label: string; h?: BoxProps['h'] }) {
  return (
    <Box role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Box aria-hidden mb="1.5" fontSize="sm" fontWeight="medium">
        {label}
      </Box>
      <Skeleton h={h} />
    </Box>
  );
}
