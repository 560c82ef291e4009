import { t } from '@shootline/shared-api';
import { Flex, Radio } from '@shootline/shared-ui';
import { RadioGroup, RadioLabel } from './radio-group.tsx';
import { type FieldProps } from '@shootline/shared-ui/form';
import { useController } from 'react-hook-form';

const answers = [
  { value: true, label: t('Yes') },
  { value: false, label: t('No') },
];

/** Yes or no as a boolean; undefined or null means not answered yet. */
export function YesNoField(props: FieldProps & { onAnswer?: (answer: boolean) => void }) {
  const { name, isDisabled, onAnswer } = props;
  const { field } = useController({ name });
  return (
    <RadioGroup {...props}>
      {(isInvalid) => (
        <Flex gap="6">
          {answers.map((answer, index) => (
            <RadioLabel key={answer.label}>
              <Radio
                name={name}
                checked={field.value === answer.value}
                disabled={isDisabled}
                aria-invalid={isInvalid}
                onChange={() => {
                  field.onChange(answer.value);
                  onAnswer?.(answer.value);
                }}
                onBlur={field.onBlur}
                {...(index === 0 ? { ref: field.ref } : {})}
              />
              {answer.label}
            </RadioLabel>
          ))}
        </Flex>
      )}
    </RadioGroup>
  );
}
