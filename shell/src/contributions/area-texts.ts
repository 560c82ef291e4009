import type { AreaTexts } from '@shootline/shared-api/portal';
import { useMemo } from 'react';
import { ownTexts } from './own-texts.ts';
import { useLoaded } from './use-loaded.ts';

/** Names by code, of each kind. */
export type CodeNames = Record<keyof AreaTexts, Readonly<Record<string, string>>>;

/** The name of a code; without one, the code as words: 'Lapse offer' for `lapse_offer`. */
export function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  const words = code.replaceAll('_', ' ');
  return names[code] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The names of all areas. An area cannot change those of the shell. */
function namesOf(areas: readonly AreaTexts[]): CodeNames {
  const of = (kind: keyof AreaTexts): Record<string, string> => {
    const contributed = areas.map((texts) => texts[kind]);
    return Object.assign({}, ownTexts[kind], ...contributed, ownTexts[kind]);
  };
  return {
    jobs: of('jobs'),
    events: of('events'),
    exports: of('exports'),
    files: of('files'),
    topics: of('topics'),
  };
}

/** The names of codes that the shell and the areas have. Those of an area that is away are missing. */
export function useAreaTexts(isNeeded = true): CodeNames {
  const { loaded } = useLoaded('texts', isNeeded);
  return useMemo(() => namesOf(loaded), [loaded]);
}
