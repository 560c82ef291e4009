import { t, msg, translated } from '@shootline/shared-api';
import { declinationRules } from '@shootline/shared-api/rules';
import { useFormValue, TextField } from '@shootline/shared-ui/form';
import { useEffect } from 'react';
import { string } from 'yup';
import { RadioField } from './choice-fields.tsx';

const other = msg('Other…');
const choices = [msg('Not available'), msg('Too far'), msg('Fee too low')];
const options = [
  { value: '', label: t('No reason') },
  ...[...choices, other].map((value) => ({ value, label: translated(value) })),
];

/** The rules of a form with a `DeclineReasonField`, and its default values. */
export const declineReasonRules = declinationRules.shape({ choice: string() });
export const noDeclineReason = { choice: '', reason: '' };

/** The reason in the values of a form; empty for none. */
export const declineReasonOf = (values: { choice?: string; reason?: string | null }): string =>
  (values.choice === other ? values.reason : values.choice) ?? '';

/** An optional reason for declining: a usual one, or a line of text. */
export function DeclineReasonField({ onChange }: { onChange?: (reason: string) => void }) {
  const choice = useFormValue('choice') as string;
  const reason = useFormValue('reason') as string;
  const chosen = declineReasonOf({ choice, reason });
  useEffect(() => onChange?.(chosen), [chosen, onChange]);
  return (
    <>
      <RadioField name="choice" label={t('Reason (optional)')} options={options} />
      {choice === other && (
        <TextField name="reason" label={t('Your reason')} help={t('Only our team sees it.')} />
      )}
    </>
  );
}
