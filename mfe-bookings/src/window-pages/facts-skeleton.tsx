import { t } from '@shootline/shared-api';
import { Box, Skeleton, Stack, VisuallyHidden } from '@shootline/shared-ui';

export function FactsSkeleton() {
  return (
    <Box role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      <Stack gap="4" minH="52">
        <Skeleton h="4" w="60%" />
        <Skeleton h="4" w="85%" />
        <Skeleton h="4" w="45%" />
      </Stack>
    </Box>
  );
}
