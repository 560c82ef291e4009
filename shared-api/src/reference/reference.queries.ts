import { translated } from '../texts/texts.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';

/** Data with its labels in the reader's language. */
const inReadersLanguage = <Data>(data: Data): Data =>
  JSON.parse(JSON.stringify(data), (key, value) =>
    key === 'label' ? translated(value) : value,
  ) as Data;

/** Option sets and configuration; loaded once per visit. */
export const referenceQueries = {
  all: () =>
    queryOptions({
      queryKey: ['reference-data'],
      staleTime: Infinity,
      gcTime: Infinity,
      queryFn: async ({ signal }) =>
        inReadersLanguage(await dataOf(api.GET('/reference-data', { signal }))),
    }),
};
