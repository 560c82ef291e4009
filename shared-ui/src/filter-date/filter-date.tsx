import { Box } from '@shootline/shared-ui';
import { FilterField, useDraft } from '@shootline/shared-ui/filters';
import { useId } from 'react';
import { DayInput, typedDay } from '@shootline/shared-ui/day-input';

/** A day as DD-MM-YYYY, typed or picked in the browser's own calendar; only real days are passed on. */
export function FilterDate(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const { draft, change, commit } = useDraft(props.value, props.onChange, typedDay);
  const day = typedDay(draft);
  const isInvalid = draft.trim().length >= 8 && day === undefined;
  return (
    <FilterField id={id} label={props.label}>
      <DayInput
        id={id}
        label={props.label}
        day={day ?? ''}
        onPick={commit}
        size="sm"
        value={draft}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={() => commit(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(draft);
        }}
      />
      {isInvalid && (
        <Box id={`${id}-error`} mt="1" fontSize="xs" color="fg.error">
          Enter a valid date.
        </Box>
      )}
    </FilterField>
  );
}
