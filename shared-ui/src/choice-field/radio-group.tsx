import { Box, styled, Flex } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { FieldNotes, type FieldProps, RequiredMark, useField } from '@shootline/shared-ui/form';

const Group = styled('div');

/** The frame of a field of radio buttons, which are rendered by `children`. */
export function RadioGroup(
  props: FieldProps & { children: (isInvalid: true | undefined) => ReactNode },
) {
  const { label, help, isRequired, children } = props;
  const { id, error, control } = useField(props);
  const { 'aria-invalid': isInvalid, ...group } = control;
  return (
    <Group role="radiogroup" aria-labelledby={`${id}-label`} {...group}>
      <Box id={`${id}-label`} mb="2" fontSize="sm" fontWeight="medium">
        {label}
        <RequiredMark isRequired={isRequired} />
      </Box>
      {children(isInvalid)}
      <FieldNotes id={id} help={help} error={error} />
    </Group>
  );
}

/** A radio button with its label. */
export function RadioLabel({ children }: { children: ReactNode }) {
  return (
    <Flex asChild align="center" gap="2" fontSize="sm" width="fit-content">
      <label>{children}</label>
    </Flex>
  );
}
