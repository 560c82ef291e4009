import { Box, Input } from '@shootline/shared-ui';
import { FieldLabel, FieldNotes, useField } from '@shootline/shared-ui/form';

/** A field for a part of an address; `onLeave` tidies its text. */
export function PartInput(props: {
  name: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  onLeave: (text: string) => void;
  autoComplete: 'street-address' | 'postal-code';
  maxLength: number;
  isDisabled?: boolean | undefined;
}) {
  const { name, label, value, onChange, onLeave, autoComplete, maxLength, isDisabled } = props;
  const { id, error, control } = useField({ name, label });
  return (
    <Box>
      <FieldLabel id={id} label={label} />
      <Input
        id={id}
        name={name}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        disabled={isDisabled}
        {...control}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onLeave(value)}
      />
      <FieldNotes id={id} error={error} />
    </Box>
  );
}
