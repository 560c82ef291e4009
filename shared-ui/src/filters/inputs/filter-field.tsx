import { Box } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** The height of a label, to align elements without one. */
export const labelHeight = '5';

/** A filter under its label, whose id is the control's id plus '-label'. */
export function FilterField(props: { id: string; label: string; children: ReactNode }) {
  const { id, label, children } = props;
  return (
    <Box minW="0">
      <Box
        asChild
        display="block"
        h={labelHeight}
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
