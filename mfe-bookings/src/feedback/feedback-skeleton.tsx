import { t } from '@shootline/shared-api';
import { Skeleton, Stack, VisuallyHidden } from '@shootline/shared-ui';

export function FeedbackSkeleton() {
  return (
    <Stack role="status" gap="5">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      <Skeleton h="24" />
      <Skeleton h="10" w="240px" maxW="full" />
      <Skeleton h="20" />
    </Stack>
  );
}
