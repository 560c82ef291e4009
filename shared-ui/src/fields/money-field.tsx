import { Box, Input } from '@shootline/shared-ui';
import { useState } from 'react';
import {
  FieldLabel,
  FieldNotes,
  type FieldProps,
  useField,
  useController,
} from '@shootline/shared-ui/form';

function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en-AU', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Minor units as people write an amount: 126000 in AUD is 1,260.00. */
function written(minor: unknown, currency: string): string {
  if (typeof minor !== 'number' || Number.isNaN(minor)) return '';
  const digits = digitsOf(currency);
  return new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 10 ** digits);
}

/** What was written as minor units; null for nothing, NaN for what is no amount. */
function minorUnitsOf(text: string, currency: string): number | null {
  const plain = text.replace(/[\s,]/g, '');
  if (plain === '') return null;
  const digits = digitsOf(currency);
  const isAmount = new RegExp(`^\\d+(\\.\\d{1,${Math.max(digits, 1)}})?$`).test(plain);
  return isAmount ? Math.round(Number(plain) * 10 ** digits) : Number.NaN;
}

/** An amount of money, held as an integer in the currency's minor unit. */
export function MoneyField(props: FieldProps & { currency: string }) {
  const { name, label, help, isRequired, isDisabled, currency } = props;
  const { id, error, control } = useField(props);
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <Input
        id={id}
        name={name}
        ref={ref}
        inputMode="decimal"
        autoComplete="off"
        disabled={isDisabled}
        value={draft ?? written(value, currency)}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(minorUnitsOf(target.value, currency));
        }}
        onBlur={() => {
          // What is no amount stays as it was written, beside its error.
          if (!Number.isNaN(value)) setDraft(null);
          onBlur();
        }}
        {...control}
      />
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}
