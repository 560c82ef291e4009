import { Box } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** A filter under its label, whose id is that of the control and '-label'. */
export function FilterField(props: { id: string; label: string; children: ReactNode }) {
  const { id, label, children } = props;
  return (
    <Box minW="0">
      <Box
        asChild
        display="block"
        mb="0.5"
        fontSize="xs"
        fontWeight="medium"
        color="fg.muted"
        truncate
      >
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      </Box>
      {children}
    </Box>
  );
}
