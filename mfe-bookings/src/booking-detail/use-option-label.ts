import { referenceQueries, type ReferenceData } from '@shootline/shared-api';
import { useQuery } from '@tanstack/react-query';

type OptionSet = Exclude<keyof ReferenceData, 'config'>;

const readable = (code: string) =>
  code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');

/** Reads a code as its label in the reference data; as the code in plain letters without it. */
export function useOptionLabel(): (set: OptionSet, code: string | null) => string | null {
  const { data } = useQuery(referenceQueries.all());
  return (set, code) =>
    code && (data?.[set].find(({ value }) => value === code)?.label ?? readable(code));
}
