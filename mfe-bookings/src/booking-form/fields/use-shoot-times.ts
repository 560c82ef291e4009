import { wallOf, type WallParts, wallParts, wallTime } from '@shootline/shared-api/values';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { arrivalAt, arrivalMovedWith } from '../arrival-times.ts';

const isTime = (wall: string) => wallTime(wall) !== undefined;

/**
 * The shoot's and the arrival's day and time in the form. The arrival keeps its distance from the shoot
 * until the user has typed one; its day always follows.
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
  // While a time is being typed, it is none.
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
