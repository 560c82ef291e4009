import { Box, VisuallyHidden } from '@shootline/shared-ui';
import { createContext, type ReactNode, useContext } from 'react';

const InRow = createContext(false);

/** Surrounds the filters of a row, which show their names inside the controls. */
export const FilterRow = InRow.Provider;

/** Text of a control without a value: in a row the filter's name, elsewhere `text`. */
export function useEmptyText<Text>(label: string, text: Text): string | Text {
  return useContext(InRow) ? label : text;
}

/** A filter under its label, whose id is the control's id plus '-label'. */
export function FilterField(props: { id: string; label: string; children: ReactNode }) {
  const { id, label, children } = props;
  const isInRow = useContext(InRow);
  const name = (
    <label id={`${id}-label`} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <Box minW="0">
      {isInRow ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Box h="5" fontSize="xs" fontWeight="medium" color="fg.muted" truncate>
          {name}
        </Box>
      )}
      {children}
    </Box>
  );
}
