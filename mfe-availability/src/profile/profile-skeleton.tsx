import { t } from '@shootline/shared-api';
import { Grid, Skeleton, Stack } from '@shootline/shared-ui';

/** Takes the place of a profile while it loads. */
export function ProfileSkeleton() {
  return (
    <Grid
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.4fr)' }}
      aria-busy
      aria-label={t('Loading...')}
    >
      <Stack gap="4">
        <Skeleton h="72" />
        <Skeleton h="52" />
      </Stack>
      <Stack gap="4">
        <Skeleton h="80" />
        <Skeleton h="44" />
      </Stack>
    </Grid>
  );
}
