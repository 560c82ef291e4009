import { userQueries, type Videographer } from '@shootline/shared-api';
import { defineSearch, type SearchHit } from '@shootline/shared-api/portal';
import type remote from '../../remote.ts';
import { foundVideographers } from './found-videographers.queries.ts';

function videographerHit({ uuid, full_name, locality, state }: Videographer): SearchHit {
  return {
    id: uuid,
    label: full_name,
    to: `/videographers/${uuid}`,
    details: [locality, state].filter(Boolean).join(' '),
  };
}

export const search = defineSearch<typeof remote>({
  videographers: {
    queryKey: userQueries.videographerLists(),
    find: async (text, _user, signal) =>
      (await foundVideographers(text, signal)).map(videographerHit),
  },
});
