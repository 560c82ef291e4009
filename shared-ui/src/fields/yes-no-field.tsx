import { Box, chakra, Flex, Radio } from '@shootline/shared-ui';
import {
  FieldNotes,
  type FieldProps,
  RequiredMark,
  useField,
  useController,
} from '@shootline/shared-ui/form';

const answers = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** Yes or no as a boolean; undefined or null is not answered yet. */
export function YesNoField(props: FieldProps) {
  const { name, label, help, isRequired, isDisabled } = props;
  const { id, error, control } = useField(props);
  const { field } = useController({ name });
  const { 'aria-invalid': isInvalid, ...group } = control;
  return (
    <Group role="radiogroup" aria-labelledby={`${id}-label`} {...group}>
      <Box id={`${id}-label`} mb="2" fontSize="sm" fontWeight="medium">
        {label}
        <RequiredMark isRequired={isRequired} />
      </Box>
      <Flex gap="6">
        {answers.map((answer, index) => (
          <Flex key={answer.label} asChild align="center" gap="2.5" fontSize="sm">
            <label>
              <Radio
                name={name}
                checked={field.value === answer.value}
                disabled={isDisabled}
                aria-invalid={isInvalid}
                onChange={() => field.onChange(answer.value)}
                onBlur={field.onBlur}
                {...(index === 0 ? { ref: field.ref } : {})}
              />
              {answer.label}
            </label>
          </Flex>
        ))}
      </Flex>
      <FieldNotes id={id} help={help} error={error} />
    </Group>
  );
}

const Group = chakra('div');
