/** The files of a new remote, by their path in its folder. */
export function remoteFiles(name: string, title: string, versions: Record<string, unknown>) {
  const component = `${name.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase())}Page`;
  const list = `${component.replace(/Page$/, '').replace(/^./, (first) => first.toLowerCase())}List`;
  return {
    'package.json': `${JSON.stringify({ name: `@shootline/mfe-${name}`, ...versions }, null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "../tsconfig.json",
  "include": ["**/*"],
  "exclude": ["node_modules", "dist"]
}
`,
    'webpack.config.ts': `import { appConfig } from '@shootline/tools/app-config';

export default appConfig(import.meta.dirname);
`,
    'remote.ts': `import { defineRemote } from '@shootline/shared-api/portal';

export default defineRemote({
  name: '${name}',
  contract: 1,
  routes: [{ path: '/${name}', layout: 'main', access: 'signed-in' }],
  nav: [{ label: '${title}', to: '/${name}', icon: 'file', access: 'signed-in', order: 90 }],
  widgets: [],
  refreshes: [{ changes: ['booking', 'gone'], keys: [['${name}', 'list']] }],
  search: [{ name: 'bookings', label: '${title}', access: 'signed-in' }],
});
`,
    'src/routes.tsx': `import { defineRoutes } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';

export const routes = defineRoutes<typeof remote>({
  '/${name}': {
    page: () =>
      import('./${name}/${name}-page.tsx').then((m) => ({ Component: m.${component} })),
  },
});
`,
    [`src/${name}/${name}.queries.ts`]: `import { api, dataOf } from '@shootline/shared-api';
import { queryOptions } from '@tanstack/react-query';

const firstBookings = (query: { title?: string; limit?: number }, signal: AbortSignal) =>
  dataOf(api.GET('/booking/list-bookings', { params: { query }, signal }));

/** The first bookings that the user may view. Throws \`ApiError\`. */
export const ${list} = () =>
  queryOptions({
    queryKey: ['${name}', 'list'],
    queryFn: ({ signal }) => firstBookings({}, signal),
  });

/** The first five bookings with a title like this. Throws \`ApiError\`. */
export const foundBookings = async (title: string, signal: AbortSignal) =>
  (await firstBookings({ title, limit: 5 }, signal)).results;
`,
    'src/contributions/search.ts': `import { defineSearch } from '@shootline/shared-api/portal';
import type remote from '../../remote.ts';
import { foundBookings } from '../${name}/${name}.queries.ts';

export const search = defineSearch<typeof remote>({
  bookings: {
    queryKey: ['${name}', 'list'],
    find: async (text, _user, signal) =>
      (await foundBookings(text, signal)).map(({ uuid, booking_uid, title, client }) => ({
        id: uuid,
        label: \`#\${booking_uid} \${title}\`,
        details: client.name,
        to: '/${name}',
      })),
  },
});
`,
    [`src/${name}/${name}-page.tsx`]: `import { useCurrentUser } from '@shootline/shared-api';
import { Page, Text } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ${list} } from './${name}.queries.ts';

export function ${component}() {
  const { full_name } = useCurrentUser();
  const { data } = useQuery(${list}());
  return (
    <Page title="${title}">
      <Text>This area is open to {full_name}.</Text>
      {data && <Text>Bookings: {data.count}</Text>}
    </Page>
  );
}
`,
    [`src/${name}/${name}-page.test.tsx`]: `import { buildBookingSummary, buildUser, mockApi, mockServer, pageOf } from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { search } from '../contributions/search.ts';
import { routes } from '../routes.tsx';

const gala = { ...buildBookingSummary(), booking_uid: '10023', title: 'Gala night' };
const user = buildUser();

mockServer(mockApi.get('/booking/list-bookings', () => pageOf([gala])));
beforeAll(() => loadPages(routes));

test('greets the user who opened the area, and counts their bookings', async () => {
  renderRoute(routes, '/${name}', { user });
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible();
  expect(screen.getByText('This area is open to Maya Okafor.')).toBeVisible();
  expect(await screen.findByText('Bookings: 1')).toBeVisible();
});

test('finds a booking for the search of the portal', async () => {
  const found = await search['bookings']?.find('gala', user, new AbortController().signal);
  expect(found).toEqual([
    { id: gala.uuid, label: '#10023 Gala night', details: gala.client.name, to: '/${name}' },
  ]);
});
`,
  };
}
