import { keptInput } from '@shootline/shared-api';
import { useState } from 'react';

function readKept(name: string): ReadonlySet<string> {
  const kept = keptInput.read(name);
  return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
}

/** Chosen rows by uuid, kept by this tab while the user visits other pages. */
export function useKeptSelection(name: string) {
  const [uuids, setUuids] = useState(() => readKept(name));
  const change = (next: ReadonlySet<string>) => {
    setUuids(next);
    if (next.size > 0) keptInput.keep(name, [...next]);
    else keptInput.forget(name);
  };
  return [uuids, change] as const;
}
