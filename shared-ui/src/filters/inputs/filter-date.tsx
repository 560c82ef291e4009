import { t } from '@shootline/shared-api';
import { Box } from '@shootline/shared-ui';
import { DayInput, typedDay } from '@shootline/shared-ui/day-input';
import { useId } from 'react';
import { FilterField, useEmptyText } from './filter-field.tsx';
import type { FilterControl } from '../filter.ts';
import { useDraft } from './use-draft.ts';

/** Turns DD-MM-YYYY into text that sorts by day. */
const inOrder = (day = '') => day.split('-').toReversed().join('');

/** A day as DD-MM-YYYY, typed or picked in the browser's calendar; only real days are passed on. */
export function FilterDate({ filter, value, values, onChange }: FilterControl) {
  const { label } = filter;
  const id = useId();
  const placeholder = useEmptyText(label, 'DD-MM-YYYY');
  const { draft, change, commit } = useDraft(value, onChange, typedDay);
  const day = typedDay(draft);
  const isNoDay = draft.trim().length >= 8 && day === undefined;
  const first = filter.kind === 'day' ? values[filter.notBefore ?? ''] : undefined;
  const isTooEarly = Boolean(day && first) && inOrder(day) < inOrder(first);
  const isInvalid = isNoDay || isTooEarly;
  return (
    <FilterField id={id} label={label}>
      <DayInput
        id={id}
        label={label}
        day={day ?? ''}
        onPick={commit}
        size="sm"
        h="8"
        placeholder={placeholder}
        value={draft}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={() => commit(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(draft);
          // Returns the keyboard to the page's keys.
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {isInvalid && (
        <Box id={`${id}-error`} mt="1" fontSize="xs" color="fg.error">
          {isNoDay ? t('Enter a valid date.') : t('This is before the first day.')}
        </Box>
      )}
    </FilterField>
  );
}
