import { Box, Grid, Stack, useMediaQuery } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';

/** An invoice with its file beside it, or folded below it where there is no room. */
export function BesideFile({ file, children }: { file: ReactNode; children: ReactNode }) {
  // The `lg` of the styles.
  const isBeside = useMediaQuery('(min-width: 1024px)', true);
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: file ? 'repeat(2, minmax(0, 1fr))' : undefined,
      }}
      gap={{ base: '5', lg: '6' }}
      alignItems="start"
    >
      {/* At one place for all widths: what is entered survives a turn of the phone. */}
      <Stack gap="5" minW="0">
        {children}
      </Stack>
      {file && isBeside && (
        <Box position="sticky" top="0">
          {file}
        </Box>
      )}
      {file && !isBeside && <Fold title="Show the file">{file}</Fold>}
    </Grid>
  );
}
