import { Grid, Stack } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

interface BookingColumnsProps {
  /** Beside the content on wide screens, before it on narrow ones. */
  first: ReactNode;
  content: ReactNode;
  /** Below `first` on wide screens, at the end on narrow ones. */
  last: ReactNode;
}

/** Two columns on wide screens; one on narrow ones, most wanted content first. */
export function BookingColumns({ first, content, last }: BookingColumnsProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      templateRows={{ lg: 'auto 1fr' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4" minW="0" gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }}>
        {first}
      </Stack>
      <Stack gap="4" minW="0" gridColumn={{ lg: '1' }} gridRow={{ lg: '1 / 3' }}>
        {content}
      </Stack>
      <Stack gap="4" minW="0" gridColumn={{ lg: '2' }} gridRow={{ lg: '2' }}>
        {last}
      </Stack>
    </Grid>
  );
}
