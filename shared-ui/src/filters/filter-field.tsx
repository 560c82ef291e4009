import { Box } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** What a control stands below, for what stands beside it without a label. */
export const labelHeight = '5';

/** A filter under its label, whose id is that of the control and '-label'. */
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
