import { Box, Grid, Stack, useMediaQuery } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';

/** An invoice with its file beside it, or folded below it where there is no room. */
export function BesideFile({ file, children }: { file: ReactNode; children: ReactNode }) {
  // The `lg` of the styles.
  const isBeside = useMediaQuery('(min-width: 1024px)', true);
  if (!file) return <Stack gap="5">{children}</Stack>;
  if (!isBeside) {
    return (
      <Stack gap="5">
        {children}
        <Fold title="Show the file">{file}</Fold>
      </Stack>
    );
  }
  return (
    <Grid templateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="6" alignItems="start">
      <Stack gap="5">{children}</Stack>
      <Box position="sticky" top="0">
        {file}
      </Box>
    </Grid>
  );
}
