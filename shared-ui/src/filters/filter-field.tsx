import { Box } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** A filter under its label. */
export function FilterField(props: { id: string; label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Box asChild display="block" mb="1" fontSize="xs" fontWeight="medium" color="fg.muted">
        <label htmlFor={props.id}>{props.label}</label>
      </Box>
      {props.children}
    </Box>
  );
}
