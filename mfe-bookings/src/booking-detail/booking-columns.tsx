import { Grid, Stack } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

interface BookingColumnsProps {
  /** Beside the content on wide screens, before it on narrow ones. */
  first: ReactNode;
  content: ReactNode;
  /** Below `first` on wide screens, at the end on narrow ones. */
  last: ReactNode;
  gap?: string;
}

/** Two columns on wide screens; one on narrow ones, most wanted content first. */
export function BookingColumns({ first, content, last, gap = '4' }: BookingColumnsProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      templateRows={{ lg: 'auto 1fr' }}
      gap={gap}
      alignItems="start"
    >
      <Stack gap={gap} minW="0" gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }}>
        {first}
      </Stack>
      <Stack gap={gap} minW="0" gridColumn={{ lg: '1' }} gridRow={{ lg: '1 / 3' }}>
        {content}
      </Stack>
      <Stack gap={gap} minW="0" gridColumn={{ lg: '2' }} gridRow={{ lg: '2' }}>
        {last}
      </Stack>
    </Grid>
  );
}
