import {
  isoDayOf,
  nextValidTime,
  repeatedTimeText,
  timeOfDay,
  wallOf,
  type WallParts,
  wallParts,
} from '@shootline/shared-api/values';
import { Box, Grid } from '@shootline/shared-ui';
import { DayInput, typedDay } from '@shootline/shared-ui/day-input';
import { FieldLabel, FieldNotes, type FieldProps, useField } from '@shootline/shared-ui/form';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { TimeInput } from './time-input.tsx';

/**
 * A day and a time in an IANA zone as one value, DD-MM-YYYY HH:mm, or the text as typed, which the rules
 * refuse. Without `timeLabel` only the day is asked for; the time of an existing value is kept.
 */
export function WallTimeField({
  zone,
  timeLabel,
  ...props
}: Omit<FieldProps, 'help'> & { zone: string; timeLabel?: string }) {
  const { name, label, isRequired, isDisabled } = props;
  const timeId = useId();
  const {
    field: { ref, value: held, onChange, onBlur },
  } = useController({ name });
  const [draft, setDraft] = useState<string | null>(null);
  const value = typeof held === 'string' ? held : '';
  const { day, time } = wallParts(value);
  const help = timeLabel === undefined ? undefined : repeatedTimeText(value, zone);
  const { id, error, control } = useField({ ...props, help });
  // One value has two inputs; the error is shown at the input that caused it.
  const isTimeWrong =
    timeLabel !== undefined &&
    isoDayOf(day) !== undefined &&
    (timeOfDay(time) === undefined || nextValidTime(value, zone) !== undefined);
  const { 'aria-invalid': isInvalid, ...described } = control;
  const set = (part: Partial<WallParts>) => onChange(wallOf({ day, time, ...part }));
  return (
    <Box>
      <Grid
        templateColumns={timeLabel === undefined ? '1fr' : 'minmax(0, 1fr) 7rem'}
        gap="3"
        alignItems="start"
      >
        <Box>
          <FieldLabel id={id} label={label} isRequired={isRequired} />
          <DayInput
            id={id}
            ref={ref}
            name={isTimeWrong ? undefined : name}
            label={label}
            disabled={isDisabled}
            day={typedDay(day) ?? ''}
            onPick={(picked) => {
              setDraft(null);
              set({ day: picked });
              onBlur();
            }}
            value={draft ?? day}
            onChange={({ target }) => {
              setDraft(target.value);
              set({ day: typedDay(target.value) ?? target.value.replaceAll(/\s/g, '') });
            }}
            onBlur={() => {
              setDraft(null);
              onBlur();
            }}
            {...described}
            aria-invalid={isTimeWrong ? undefined : isInvalid}
          />
        </Box>
        {timeLabel !== undefined && (
          <Box>
            <FieldLabel id={timeId} label={timeLabel} isRequired={isRequired} />
            <TimeInput
              id={timeId}
              name={isTimeWrong ? name : undefined}
              disabled={isDisabled}
              time={time}
              onTime={(typed) => set({ time: typed })}
              onBlur={onBlur}
              {...described}
              aria-invalid={isTimeWrong ? isInvalid : undefined}
            />
          </Box>
        )}
      </Grid>
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}
