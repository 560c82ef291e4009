import { useEffect, useState } from 'react';

/** Milliseconds for which the fast parts of a page wait for the slow ones, so that none move. */
const patience = 1500;

/** Whether a page that has just opened should still wait for all of its parts before it shows some. */
export function useIsPatient(): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}
