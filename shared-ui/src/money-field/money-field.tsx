import { isLargeAmount } from '@shootline/shared-api/rules';
import { amountText, formatMoney, minorUnitsOf } from '@shootline/shared-api/values';
import { Box, Input } from '@shootline/shared-ui';
import { useState } from 'react';
import { CheckboxField, SelectField } from '@shootline/shared-ui/choice-field';
import {
  FieldLabel,
  FieldNotes,
  type FieldOption,
  type FieldProps,
  useField,
} from '@shootline/shared-ui/form';
import { useController, useFormContext, useWatch } from 'react-hook-form';

const textOf = (minor: unknown, currency: string) =>
  typeof minor === 'number' && !Number.isNaN(minor) ? amountText(minor, currency || 'AUD') : '';

/** An amount as people write it, without the currency's sign or code before or after it. */
const withoutCurrency = (text: string) =>
  text
    .trim()
    .replace(/^(?:[A-Z]{3}|[A-Z]{0,2}[$€£¥])\s*(?=\d)|(?<=\d)\s*(?:[A-Z]{3}|[$€£¥])$/gi, '');

/** Null for no text; NaN, which the rules refuse, for text that is not an amount. */
function valueOf(text: string, currency: string): number | null {
  return text.trim() === '' ? null : (minorUnitsOf(withoutCurrency(text), currency) ?? Number.NaN);
}

/**
 * An amount of money, held as an integer in the currency's minor unit. A large one asks to be confirmed
 * by the field that `confirmedBy` names.
 */
export function MoneyField(props: FieldProps & { currency: string; confirmedBy?: string }) {
  const { name, label, help, isRequired, isDisabled, currency, confirmedBy } = props;
  const { id, error, control } = useField(props);
  const { setValue } = useFormContext();
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
        value={draft ?? textOf(value, currency)}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(valueOf(target.value, currency));
          if (confirmedBy) setValue(confirmedBy, undefined);
        }}
        onBlur={() => {
          // Text that is not an amount stays as typed, beside its error.
          if (!Number.isNaN(value)) setDraft(null);
          onBlur();
        }}
        {...control}
      />
      <FieldNotes id={id} help={help} error={error} />
      {confirmedBy && typeof value === 'number' && isLargeAmount(value, currency) && (
        <Box mt="2">
          <CheckboxField
            name={confirmedBy}
            label={`${formatMoney(value, currency)} is correct`}
            isRequired
          />
        </Box>
      )}
    </Box>
  );
}

/**
 * The currency of a `MoneyField`, whose amount stays as it reads: 1,000.00 of AUD is 1,000 of JPY. It is
 * shown by its code, beside an amount there is no room for more, and offered by its name.
 */
export function CurrencyField({
  amountName,
  ...field
}: FieldProps & { options: FieldOption[]; amountName: string }) {
  const { getValues, setValue, formState } = useFormContext();
  const before: unknown = useWatch({ name: field.name });
  return (
    <SelectField
      {...field}
      shownAs={typeof before === 'string' ? before : ''}
      onChosen={(currency) => {
        const text = textOf(getValues(amountName), typeof before === 'string' ? before : '');
        if (text === '' || currency === '') return;
        setValue(amountName, sameAmount(text, currency), {
          shouldDirty: true,
          shouldValidate: formState.isSubmitted,
        });
      }}
    />
  );
}

/** What the text is in a currency; decimals of nothing may go. */
const sameAmount = (text: string, currency: string) =>
  minorUnitsOf(text, currency) ?? valueOf(text.replace(/\.0+$/, ''), currency);
