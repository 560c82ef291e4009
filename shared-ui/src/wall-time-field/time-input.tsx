import { t } from '@shootline/shared-api';
import { timeOfDay, timeOfDayText } from '@shootline/shared-api/values';
import { Input } from '@shootline/shared-ui';
import { type ComponentProps, useState } from 'react';

/**
 * A time typed as h:mm a, H:mm or HH:mm and shown as h:mm a. The value is HH:mm, or the text as typed, which
 * the rules refuse.
 */
export function TimeInput({
  time,
  onTime,
  onBlur,
  ...input
}: Omit<ComponentProps<typeof Input>, 'onChange' | 'value'> & {
  time: string;
  onTime: (time: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const isTime = timeOfDay(time) !== undefined;
  return (
    <Input
      autoComplete="off"
      placeholder={t('h:mm am')}
      {...input}
      value={draft ?? (isTime ? timeOfDayText(time) : time)}
      onChange={({ target }) => {
        setDraft(target.value);
        onTime(timeOfDay(target.value) ?? target.value.trim());
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
