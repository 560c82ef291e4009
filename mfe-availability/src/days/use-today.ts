import { useEffect, useState } from 'react';
import { type Day, dayOf } from './day.ts';

const minute = 60_000;

/** Today in an IANA zone; changes at midnight. */
export function useToday(zone: string): Day {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return dayOf(now, zone);
}
