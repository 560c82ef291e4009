import { t } from '@shootline/shared-api';
import { Box, Input } from '@shootline/shared-ui';
import { FieldLabel, FieldNotes, useField } from '@shootline/shared-ui/form';

const mostCharacters = 30;

/** The postal code of a chosen address that came without a verified one. */
export function PostalCodeInput(props: {
  name: string;
  value: string;
  onChange: (postalCode: string) => void;
  isDisabled?: boolean;
}) {
  const { name, value, onChange, isDisabled } = props;
  const { id, error, control } = useField({ name, label: t('Postal code') });
  return (
    <Box mt="3" maxW="12rem">
      <FieldLabel id={id} label={t('Postal code')} />
      <Input
        id={id}
        name={name}
        value={value}
        maxLength={mostCharacters}
        autoComplete="postal-code"
        disabled={isDisabled}
        {...control}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(value.replaceAll(/\s+/g, ' ').trim())}
      />
      <FieldNotes id={id} error={error} />
    </Box>
  );
}
