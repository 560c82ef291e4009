/** The queries of a new remote. */
export const queries = (name: string) => `import { api, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

const all = () => ['${name}'] as const;

const find = (query: { title?: string; limit?: number }, signal: AbortSignal) =>
  dataOf(api.GET('/booking/list-bookings', { params: { query }, signal }));

export const shootQueries = {
  all,

  /** The first shoots that the user may view, and the number of all. Throws \`ApiError\`. */
  first: () =>
    queryOptions({
      queryKey: [...all(), 'first'],
      queryFn: ({ signal }) => find({}, signal),
    }),

  /** The first five shoots with a title like this. Throws \`ApiError\`. */
  titled: async (title: string, signal: AbortSignal) =>
    (await find({ title, limit: 5 }, signal)).results,
};
`;

/** Its page: a list of shoots. */
export const page = (title: string, Name: string) => `import { t } from '@shootline/shared-api';
import { ErrorState, LoadingScreen, Page, RouterLink, Stack, Text } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { shootQueries } from './shoot.queries.ts';

export function ${Name}Page() {
  const { data, isError, refetch } = useQuery(shootQueries.first());
  return (
    <Page title={t('${title}')}>
      {isError && !data && (
        <ErrorState message={t('The list cannot be loaded.')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <LoadingScreen />}
      {data && (
        <>
          <Text>{t('Bookings: {count}', { count: data.count })}</Text>
          <Stack as="ul" listStyleType="none" gap="2">
            {data.results.map(({ uuid, title, state_display }) => (
              <li key={uuid}>
                <RouterLink to={\`/booking/\${uuid}\`}>{title}</RouterLink> {state_display}
              </li>
            ))}
          </Stack>
        </>
      )}
    </Page>
  );
}
`;

/** Its widget: a card on the page of a booking. */
export const card = (title: string) => `import { type Booking, t } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';

export function Component({ booking }: { booking: Booking }) {
  return (
    <InfoCard title={t('${title}')}>
      <Text>{t('Nothing is planned for {title} yet.', { title: booking.title })}</Text>
    </InfoCard>
  );
}
`;

/** Its results in the search of the portal. */
export const search = (
  name: string,
) => `import { defineSearch } from '@shootline/shared-api/portal';
import type remote from '../../remote.ts';
import { shootQueries } from '../${name}/shoot.queries.ts';

export const search = defineSearch<typeof remote>({
  shoots: {
    queryKey: shootQueries.all(),
    find: async (text, _user, signal) =>
      (await shootQueries.titled(text, signal)).map(({ uuid, booking_uid, title, client }) => ({
        id: uuid,
        label: \`#\${booking_uid} \${title}\`,
        details: client.name,
        to: '/${name}',
      })),
  },
});
`;

/** The test of its page and of its search. */
export const test = (
  name: string,
  title: string,
) => `import { buildBookingSummary, buildUser, mockApi, mockServer, pageOf } from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { search } from '../contributions/search.ts';
import { routes } from '../routes.tsx';

const gala = buildBookingSummary({ booking_uid: '10023', title: 'Gala night' });
const user = buildUser();

mockServer(mockApi.get('/booking/list-bookings', () => pageOf([gala])));
beforeAll(() => loadPages(routes));

test('lists the shoots, each with a link to its booking', async () => {
  renderRoute(routes, '/${name}', { user });
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Gala night' });
  expect(link).toHaveAttribute('href', \`/booking/\${gala.uuid}\`);
  expect(screen.getByText('Bookings: 1')).toBeVisible();
});

test('finds shoots by their title', async () => {
  const { signal } = new AbortController();
  const hits = await search['shoots']?.find('gala', user, signal);
  expect(hits).toMatchObject([{ label: '#10023 Gala night', to: '/${name}' }]);
});
`;
