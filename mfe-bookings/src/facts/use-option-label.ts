import { referenceQueries, type ReferenceData } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';

type OptionSet = Exclude<keyof ReferenceData, 'config'>;

const readable = (code: string) =>
  code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');

/** Returns a lookup of a code's label in the reference data; falls back to the code in plain words. */
export function useOptionLabel(): (set: OptionSet, code: string | null) => string | null {
  const { data } = useQuery(referenceQueries.all());
  return (set, code) =>
    code && (data?.[set].find(({ value }) => value === code)?.label ?? readable(code));
}
