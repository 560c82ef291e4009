import { useEffect, useState } from 'react';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Whether a session that ends at this ISO instant is in its last day. */
export function useIsLastDay(expires: string): boolean {
  const [isLastDay, setIsLastDay] = useState(false);
  useEffect(() => {
    const check = () => setIsLastDay(Date.now() >= Date.parse(expires) - day);
    check();
    const timer = setInterval(check, minute);
    return () => clearInterval(timer);
  }, [expires]);
  return isLastDay;
}
