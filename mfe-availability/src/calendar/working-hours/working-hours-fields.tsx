import { type WorkingHours, zoneName, t, translated } from '@shootline/shared-api';
import { weekdays } from '@shootline/shared-api/rules/availability';
import { Box, Grid, Stack, Text } from '@shootline/shared-ui';
import { CheckboxField } from '@shootline/shared-ui/choice-field';
import { FieldNotes, useField } from '@shootline/shared-ui/form';
import { TimeInput } from '@shootline/shared-ui/wall-time-field';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';

function TimeField({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  const { id, error, control } = useField({ name, label });
  return (
    <Box>
      <TimeInput
        id={id}
        ref={ref}
        name={name}
        aria-label={label}
        time={typeof value === 'string' ? value : ''}
        onTime={onChange}
        onBlur={onBlur}
        {...control}
      />
      <FieldNotes id={id} error={error} />
    </Box>
  );
}

function DayRow({ name, day, isWorking }: { name: string; day: string; isWorking: boolean }) {
  return (
    <Grid
      templateColumns="minmax(7rem, 1fr) repeat(2, minmax(0, 7rem))"
      gap="2"
      minH="10"
      alignItems="start"
    >
      <Box pt="2">
        <CheckboxField name={`${name}.is_working`} label={day} />
      </Box>
      {isWorking ? (
        <>
          <TimeField name={`${name}.starts`} label={t('{day} from', { day })} />
          <TimeField name={`${name}.ends`} label={t('{day} until', { day })} />
        </>
      ) : (
        <Text gridColumn="span 2" pt="2" fontSize="sm" color="fg.muted">
          {t('Day off')}
        </Text>
      )}
    </Grid>
  );
}

/** The fields of working hours: whether there are any, and a row for each day of the week. */
export function WorkingHoursFields({ zone }: { zone: string }) {
  const { is_limited: isLimited, days } = useWatch<WorkingHours>();
  const [now] = useState(() => new Date());
  return (
    <>
      <CheckboxField
        name="is_limited"
        label={t('I work at set hours only')}
        help={isLimited ? undefined : t('Jobs are offered to you for any day and hour.')}
      />
      {isLimited && (
        <Stack gap="2">
          {weekdays.map((day, place) => (
            <DayRow
              key={day}
              name={`days.${place}`}
              day={translated(day)}
              isWorking={days?.[place]?.is_working === true}
            />
          ))}
        </Stack>
      )}
      <Text fontSize="xs" color="fg.muted">
        {t('Your own time zone: {name} ({zone}).', {
          name: zoneName(zone, now),
          zone: zone.replaceAll('_', ' '),
        })}{' '}
        {t('To be off on certain dates, add a busy time.')}
      </Text>
    </>
  );
}
