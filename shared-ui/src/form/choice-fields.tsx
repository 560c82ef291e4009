import { Box, Checkbox, chakra, Flex, Radio, Select, Stack } from '@shootline/shared-ui';
import { useFormContext } from 'react-hook-form';
import {
  FieldLabel,
  FieldNotes,
  type FieldOption,
  type FieldProps,
  RequiredMark,
  useField,
} from './field.tsx';

/** One of several values in a native select; '' is not chosen yet. */
export function SelectField(props: FieldProps & { options: FieldOption[]; placeholder?: string }) {
  const { name, label, help, isRequired, isDisabled, options, placeholder = 'Select…' } = props;
  const { id, error, control } = useField(props);
  const { register } = useFormContext();
  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <Select id={id} disabled={isDisabled} {...control} {...register(name)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}

/** Yes or no, as a boolean. */
export function CheckboxField(props: FieldProps) {
  const { name, label, help, isRequired, isDisabled } = props;
  const { id, error, control } = useField(props);
  const { register } = useFormContext();
  return (
    <Box>
      <Flex align="center" gap="2.5" fontSize="sm">
        <Checkbox id={id} disabled={isDisabled} {...control} {...register(name)} />
        <label htmlFor={id}>
          {label}
          <RequiredMark isRequired={isRequired} />
        </label>
      </Flex>
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}

/** One of a few values, all of them in sight. */
export function RadioField(props: FieldProps & { options: FieldOption[] }) {
  const { name, label, help, isRequired, isDisabled, options } = props;
  const { id, error, control } = useField(props);
  const { register } = useFormContext();
  const { 'aria-invalid': isInvalid, ...group } = control;
  return (
    <Group role="radiogroup" aria-labelledby={`${id}-label`} {...group}>
      <Box id={`${id}-label`} mb="2" fontSize="sm" fontWeight="medium">
        {label}
        <RequiredMark isRequired={isRequired} />
      </Box>
      <Stack gap="2">
        {options.map((option) => (
          <Flex
            key={option.value}
            asChild
            align="center"
            gap="2.5"
            fontSize="sm"
            width="fit-content"
          >
            <label>
              <Radio
                value={option.value}
                disabled={isDisabled}
                aria-invalid={isInvalid}
                {...register(name)}
              />
              {option.label}
            </label>
          </Flex>
        ))}
      </Stack>
      <FieldNotes id={id} help={help} error={error} />
    </Group>
  );
}

const Group = chakra('div');
