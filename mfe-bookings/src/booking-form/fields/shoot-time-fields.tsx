import { t } from '@shootline/shared-api';
import { Box, Grid, Text } from '@shootline/shared-ui';
import { DayInput, typedDay } from '@shootline/shared-ui/day-input';
import { FieldLabel, FieldNotes, useField } from '@shootline/shared-ui/form';
import { TimeInput } from '@shootline/shared-ui/wall-time-field';
import {
  dayAfter,
  isoDayOf,
  nextValidTime,
  repeatedTimeText,
  timeOfDay,
  wallOf,
} from '@shootline/shared-api/values';
import { type ReactNode, useId, useState } from 'react';
import { defaultTime } from '../brief/brief-values.ts';
import { useBriefField } from '../brief/form-facts.ts';
import { ShootTimeNotes } from './shoot-time-notes.tsx';
import { useShootTimes } from './use-shoot-times.ts';
import { useShootZone } from './use-shoot-zone.ts';

/** The first possible day of a shoot, in days from today: the day after tomorrow. */
const firstAfter = 2;

/** Day and time of the shoot, the arrival time, and beside them the children. */
export function ShootTimeFields({ children }: { children: ReactNode }) {
  const field = useBriefField();
  const timeId = useId();
  const { shoot, setup, setShoot, setArrivalTime, ...controls } = useShootTimes();
  const { dateRef, arrivalRef, onDateBlur, onArrivalBlur } = controls;
  const dateProps = { ...field('date'), label: t('Date'), isRequired: true };
  const arrivalProps = { ...field('arrival_and_setup_date'), isRequired: true };
  const zone = useShootZone();
  const repeatedShoot = repeatedTimeText(wallOf(shoot), zone);
  const repeatedArrival = repeatedTimeText(wallOf(setup), zone);
  const dateField = useField(dateProps);
  const repeatedId = `${timeId}-repeated`;
  const arrivalField = useField({ ...arrivalProps, help: true });
  const [typed, setTyped] = useState<string | null>(null);
  const [opened] = useState(() => new Date());
  // Date and time share one value and its error, which belongs to one of the two inputs.
  const isDay = isoDayOf(shoot.day) !== undefined;
  const isNoTime = timeOfDay(shoot.time || defaultTime) === undefined;
  const isTimeWrong = isDay && (isNoTime || nextValidTime(wallOf(shoot), zone) !== undefined);
  const { 'aria-invalid': isInvalid, ...dateControl } = dateField.control;
  const { 'aria-describedby': errorId } = dateControl;
  const notes = <FieldNotes id={dateField.id} help={dateProps.help} error={dateField.error} />;
  return (
    <Box>
      <Grid templateColumns={{ base: '1fr 1fr', md: '3fr 2fr 2fr 2fr' }} gap="4" alignItems="start">
        <Box>
          <FieldLabel id={dateField.id} label={dateProps.label} isRequired />
          <DayInput
            id={dateField.id}
            name={isTimeWrong ? undefined : 'date'}
            ref={dateRef}
            label={dateProps.label}
            disabled={dateProps.isDisabled}
            day={typedDay(shoot.day) ?? ''}
            firstDay={dayAfter(opened, firstAfter, zone)}
            onPick={(day) => {
              setTyped(null);
              setShoot({ day });
              onDateBlur();
            }}
            value={typed ?? shoot.day}
            onChange={({ target }) => {
              setTyped(target.value);
              setShoot({ day: typedDay(target.value) ?? target.value.replaceAll(/\s/g, '') });
            }}
            onBlur={() => {
              setTyped(null);
              onDateBlur();
            }}
            {...dateControl}
            aria-invalid={isTimeWrong ? undefined : isInvalid}
          />
          {!isTimeWrong && notes}
        </Box>
        <Box>
          <FieldLabel id={timeId} label={t('Shoot time')} isRequired />
          <TimeInput
            id={timeId}
            name={isTimeWrong ? 'date' : undefined}
            disabled={dateProps.isDisabled}
            time={shoot.time}
            onTime={(time) => setShoot({ time })}
            onBlur={() => {
              if (shoot.time === '' && shoot.day !== '') setShoot({ time: defaultTime });
              onDateBlur();
            }}
            {...dateControl}
            aria-describedby={
              [repeatedShoot && repeatedId, errorId].filter(Boolean).join(' ') || undefined
            }
            aria-invalid={isTimeWrong ? isInvalid : undefined}
          />
          <Box id={repeatedId} aria-live="polite" fontSize="xs">
            {repeatedShoot && (
              <Text mt="1">{t('Shoot time: {time}', { time: repeatedShoot })}</Text>
            )}
          </Box>
          {isTimeWrong && notes}
        </Box>
        <Box>
          <FieldLabel id={arrivalField.id} label={t('Arrival for set-up')} isRequired />
          <TimeInput
            id={arrivalField.id}
            name="arrival_and_setup_date"
            ref={arrivalRef}
            disabled={arrivalProps.isDisabled}
            time={setup.time}
            onTime={setArrivalTime}
            onBlur={onArrivalBlur}
            {...arrivalField.control}
          />
          <FieldNotes
            id={arrivalField.id}
            help={
              <>
                {' '}
                {arrivalProps.help ?? t('At least 30 minutes before the shoot.')}
                <Box color="fg" aria-live="polite">
                  {repeatedArrival && t('Arrival: {time}', { time: repeatedArrival })}
                </Box>
              </>
            }
            error={arrivalField.error}
          />
        </Box>
        {children}
      </Grid>
      <ShootTimeNotes />
    </Box>
  );
}
