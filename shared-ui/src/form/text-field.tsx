import { Box, Input, Textarea } from '@shootline/shared-ui';
import { useFormContext } from 'react-hook-form';
import { FieldLabel, FieldNotes, type FieldProps, useField } from './field.tsx';

/** The result of `useFormContext().register`, which also tidies the text when the field is left. */
function useTidiedRegister(name: string, tidy: (text: string) => string) {
  const { register, setValue, formState } = useFormContext();
  const { onBlur, ...field } = register(name);
  return {
    ...field,
    onBlur: async (event: { target: { value: string } }) => {
      const tidied = tidy(event.target.value);
      if (tidied !== event.target.value) {
        setValue(name, tidied, { shouldDirty: true, shouldValidate: formState.isSubmitted });
      }
      await onBlur(event);
    },
  };
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
const trim = (text: string) => text.trim();

/** One line of text, trimmed when left; `format` then tidies it further (a phone, an email). */
export function TextField(
  props: FieldProps & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search';
    autoComplete?: string;
    inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
    placeholder?: string;
    format?: (text: string) => string;
    /** Shows a value that is derived from others. */
    isReadOnly?: boolean;
  },
) {
  const { name, label, help, isRequired, isDisabled, type = 'text', format } = props;
  const { id, error, control } = useField(props);
  const field = useTidiedRegister(name, (text) => {
    const tidied = collapseSpaces(text);
    return format ? format(tidied) : tidied;
  });
  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <Input
        id={id}
        type={type}
        disabled={isDisabled}
        readOnly={props.isReadOnly}
        bg={props.isReadOnly ? 'bg.muted' : undefined}
        autoComplete={props.autoComplete}
        inputMode={props.inputMode}
        placeholder={props.placeholder}
        {...control}
        {...field}
      />
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}

/** Several lines of text, trimmed when left; grows from `rows` to `maxRows`. */
export function TextAreaField(
  props: FieldProps & { rows?: number; maxRows?: number; placeholder?: string },
) {
  const { name, label, help, isRequired, isDisabled, rows = 2, maxRows = 4, placeholder } = props;
  const { id, error, control } = useField(props);
  const field = useTidiedRegister(name, trim);
  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <Textarea
        id={id}
        rows={rows}
        maxRows={maxRows}
        disabled={isDisabled}
        placeholder={placeholder}
        {...control}
        {...field}
      />
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}
