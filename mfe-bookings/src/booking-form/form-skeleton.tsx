import { t } from '@shootline/shared-api';
import { Skeleton, Stack } from '@shootline/shared-ui';

/** The form's outline while its data loads. */
export function FormSkeleton() {
  return (
    <Stack gap="5" aria-busy aria-label={t('Loading')}>
      <Skeleton height="20rem" borderRadius="l3" />
      <Skeleton height="16rem" borderRadius="l3" />
      <Skeleton height="16rem" borderRadius="l3" />
    </Stack>
  );
}
