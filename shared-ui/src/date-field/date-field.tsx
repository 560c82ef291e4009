import { Box } from '@shootline/shared-ui';
import { DayInput, typedDay } from '@shootline/shared-ui/day-input';
import { FieldLabel, FieldNotes, type FieldProps, useField } from '@shootline/shared-ui/form';
import { useController } from 'react-hook-form';
import { useState } from 'react';

/**
 * A day, typed or picked: DD-MM-YYYY, or '' for none. Text that is not a day is kept as typed and refused by
 * the rules.
 */
export function DateField(props: FieldProps) {
  const { name, label, help, isRequired, isDisabled } = props;
  const { id, error, control } = useField(props);
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  const [draft, setDraft] = useState<string | null>(null);
  const day = typeof value === 'string' ? value : '';
  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <DayInput
        id={id}
        name={name}
        ref={ref}
        label={label}
        disabled={isDisabled}
        day={typedDay(day) ?? ''}
        onPick={(picked) => {
          setDraft(null);
          onChange(picked);
          // Picking a day ends the editing of the field.
          onBlur();
        }}
        value={draft ?? day}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(typedDay(target.value) ?? target.value);
        }}
        onBlur={() => {
          setDraft(null);
          onBlur();
        }}
        {...control}
      />
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}
