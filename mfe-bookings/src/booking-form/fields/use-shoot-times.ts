import { wallOf, type WallParts, wallParts, wallTime } from '@shootline/shared-api/values';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { arrivalAt, arrivalMovedWith } from './arrival-times.ts';

const isTime = (wall: string) => wallTime(wall) !== undefined;

/**
 * Day and time of the shoot and of the arrival in the form. The arrival keeps its distance from the shoot
 * until the user types one; its day always follows the shoot.
 */
export function useShootTimes() {
  const {
    field: { ref: dateRef, value: dateValue, onChange: setDate, onBlur: onDateBlur },
  } = useController({ name: 'date' });
  const {
    field: { ref: arrivalRef, value: arrivalValue, onChange: setArrival, onBlur: onArrivalBlur },
  } = useController({ name: 'arrival_and_setup_date' });
  const [date, arrival] = [dateValue, arrivalValue].map((value: unknown) =>
    typeof value === 'string' ? value : '',
  ) as [string, string];
  const [isArrivalTyped, setIsArrivalTyped] = useState(false);
  // The last valid pair: a half-typed time is invalid.
  const lastWhole = useRef<{ date: string; arrival: string }>(null);

  return {
    shoot: wallParts(date),
    setup: wallParts(arrival),
    dateRef,
    arrivalRef,
    onDateBlur,
    onArrivalBlur,
    setShoot(parts: Partial<WallParts>) {
      if (isTime(date) && isTime(arrival)) lastWhole.current = { date, arrival };
      const next = wallOf({ ...wallParts(date), ...parts });
      setDate(next);
      const { time } = wallParts(arrival);
      if (!isTime(next) || time === '') return;
      const from = lastWhole.current;
      const isFollowing = from && (parts.time === undefined || !isArrivalTyped);
      setArrival(
        isFollowing ? arrivalMovedWith(from.arrival, from.date, next) : arrivalAt(time, next),
      );
    },
    setArrivalTime(time: string) {
      setIsArrivalTyped(true);
      setArrival(time === '' ? '' : arrivalAt(time, date));
    },
  };
}
