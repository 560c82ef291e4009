import { roles } from '@shootline/shared-api';
import {
  buildUser,
  buildVideographer,
  mockApi,
  mockServer,
  pageOf,
} from '@shootline/shared-api/testing';
import { search } from './search.ts';

const videographer = buildVideographer();
mockServer(
  mockApi.get('/user/camera-operators', ({ query }) =>
    pageOf(query.get('name') === 'someone' ? [videographer] : []),
  ),
);

test('finds a videographer by name, and leads to their page', async () => {
  const user = buildUser(roles.admin);
  const signal = new AbortController().signal;
  expect(await search['videographers']!.find('someone', user, signal)).toEqual([
    {
      id: videographer.uuid,
      label: videographer.full_name,
      to: `/videographers/${videographer.uuid}`,
      details: `${videographer.locality} ${videographer.state}`,
    },
  ]);
});
