import { t } from '@shootline/shared-api';
import { Box, Checkbox, Flex, Radio, Select, Stack } from '@shootline/shared-ui';
import { useFormContext } from 'react-hook-form';
import {
  FieldLabel,
  FieldNotes,
  type FieldOption,
  type FieldProps,
  RequiredMark,
  useField,
} from '@shootline/shared-ui/form';
import { RadioGroup, RadioLabel } from './radio-group.tsx';

/** Moves the label of the chosen option out of sight, but not the labels in the open list. */
const shortened = { css: { textIndent: '-100vw', '& option': { textIndent: '0' } } };

/** One of several values in a native select; '' means not chosen yet. */
export function SelectField(
  props: FieldProps & {
    options: FieldOption[];
    placeholder?: string;
    /**
     * Converts a chosen option to the form's value if they differ; also called with the form's own values.
     */
    valueAs?: (option: string | number | null) => unknown;
    /** Called when the user has chosen another option. */
    onChosen?: (option: string) => void;
    /** Shown instead of the chosen option's label while the list is closed, to save space. */
    shownAs?: string;
  },
) {
  const { name, label, help, isRequired, isDisabled, options, placeholder = t('Select…') } = props;
  const { shownAs } = props;
  const { id, error, control } = useField(props);
  const { register } = useFormContext();
  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <Box position="relative">
        <Select
          id={id}
          disabled={isDisabled}
          {...control}
          {...(shownAs && shortened)}
          {...register(name, {
            ...(props.valueAs && { setValueAs: props.valueAs }),
            onChange: ({ target }: { target: { value: string } }) => props.onChosen?.(target.value),
          })}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        {shownAs && (
          <Flex
            aria-hidden
            position="absolute"
            insetY="0"
            insetStart="3"
            align="center"
            textStyle="sm"
            pointerEvents="none"
            opacity={isDisabled ? 0.5 : undefined}
          >
            {shownAs}
          </Flex>
        )}
      </Box>
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
      <Flex align="center" gap="2" fontSize="sm">
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

/** One of a few values, all visible. */
export function RadioField({ options, ...field }: FieldProps & { options: FieldOption[] }) {
  const { register } = useFormContext();
  return (
    <RadioGroup {...field}>
      {(isInvalid) => (
        <Stack gap="2">
          {options.map((option) => (
            <RadioLabel key={option.value}>
              <Radio
                value={option.value}
                disabled={field.isDisabled}
                aria-invalid={isInvalid}
                {...register(field.name)}
              />
              {option.label}
            </RadioLabel>
          ))}
        </Stack>
      )}
    </RadioGroup>
  );
}
