import { t } from '@shootline/shared-api';
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

/** A typed amount without a currency sign or code before or after it. */
const withoutCurrency = (text: string) =>
  text
    .trim()
    .replace(
      /^([-−–]?)(?:[A-Z]{3}|[A-Z]{0,2}[$€£¥])\s*(?=[-−–\d])|(?<=\d)\s*(?:[A-Z]{3}|[A-Z]{0,2}[$€£¥])$/gi,
      '$1',
    );

/**
 * The amount in minor units; null for no text, NaN (refused by the rules) for text that is not an amount.
 */
function valueOf(text: string, currency: string): number | null {
  return text.trim() === '' ? null : (minorUnitsOf(withoutCurrency(text), currency) ?? Number.NaN);
}

/**
 * An amount of money, held as an integer in the currency's minor unit. A large one must be confirmed with
 * the field named by `confirmedBy`. `mayBeNegative` gives keyboards on screens a minus.
 */
export function MoneyField(
  props: FieldProps & { currency: string; confirmedBy?: string; mayBeNegative?: boolean },
) {
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
        inputMode={props.mayBeNegative ? 'text' : 'decimal'}
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
            label={t('{money} is correct', { money: formatMoney(value, currency) })}
            isRequired
          />
        </Box>
      )}
    </Box>
  );
}

/**
 * The currency of a `MoneyField`, whose amount keeps its digits: 1,000.00 of AUD becomes 1,000 of JPY.
 * Shown by its code to save space beside the amount, and offered by its name.
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

/** The amount of the same text in another currency; zero decimals may be dropped. */
const sameAmount = (text: string, currency: string) =>
  minorUnitsOf(text, currency) ?? valueOf(text.replace(/[.,]0+$/, ''), currency);
