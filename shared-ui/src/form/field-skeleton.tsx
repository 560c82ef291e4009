import { t } from '@shootline/shared-api';
import { Box, Skeleton, type StyleProps, VisuallyHidden } from '@shootline/shared-ui';

/** Fills the place of a field whose code is loading, so nothing moves when it appears. */
export function FieldSkeleton({ label, h = '10' }: { label: string; h?: StyleProps['h'] }) {
  return (
    <Box role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      <Box aria-hidden mb="1" fontSize="sm" fontWeight="medium">
        {label}
      </Box>
      <Skeleton h={h} />
    </Box>
  );
}
