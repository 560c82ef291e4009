import { onReturn } from '@shootline/shared-api';
import { useCallback, useEffect, useState } from 'react';

/**
 * A hook that loads code once it is wanted. Unlike `lazy` it leaves to the component what stands
 * there when the code does not come, and tries again: on `retry`, when the network or the user is
 * back, and with the next one.
 */
export function lateCode<Code>(load: () => Promise<Code>) {
  let known: Code | null = null;
  return function useLateCode(isWanted: boolean) {
    const [code, setCode] = useState(known);
    const [hasFailed, setHasFailed] = useState(false);
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (!isWanted || code) return;
      let isCurrent = true;
      load().then(
        (loaded) => {
          known = loaded;
          if (!isCurrent) return;
          setCode(loaded);
          setHasFailed(false);
        },
        (error: unknown) => {
          console.error('A part of this page could not be loaded.', error);
          if (isCurrent) setHasFailed(true);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted, code, tries]);
    // What stands in its place stays there until the code is there.
    const retry = useCallback(() => setTries((count) => count + 1), []);
    useEffect(() => (hasFailed ? onReturn(retry) : undefined), [hasFailed, retry]);
    return { code, hasFailed, retry };
  };
}
