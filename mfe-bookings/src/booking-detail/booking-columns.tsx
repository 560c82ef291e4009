import { Grid, Stack } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

interface BookingColumnsProps {
  /** Beside the content in wide windows, before it in narrow ones. */
  first: ReactNode;
  content: ReactNode;
  /** Below `first` in wide windows, after everything in narrow ones. */
  last: ReactNode;
}

/** Two columns in wide windows; one in narrow ones, in the order of what is looked for. */
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
