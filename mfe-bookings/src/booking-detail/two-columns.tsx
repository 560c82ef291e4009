import { Grid, Stack } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** Two columns in wide windows, one below the other in narrow ones. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="5"
      alignItems="start"
    >
      <Stack gap="5" minW="0">
        {main}
      </Stack>
      <Stack gap="5" minW="0">
        {side}
      </Stack>
    </Grid>
  );
}
