import { defineRemote, defineRoutes } from './remote.ts';

const remote = defineRemote({
  name: 'equipment',
  contract: 1,
  routes: [
    { path: '/equipment', layout: 'main', access: 'signed-in' },
    { path: '/equipment/:itemId', layout: 'main', access: 'signed-in' },
  ],
  nav: [],
  widgets: [],
});

const page = () => Promise.resolve({ Component: () => null });

test('the routes of a remote are the paths that it declares', () => {
  const routes = defineRoutes<typeof remote>({
    '/equipment': { page },
    '/equipment/:itemId': { page },
  });
  const declared = remote.routes.map(({ path }) => path);
  expect(routes).toEqual(declared.map((path) => ({ path, page })));
});

test('a missing page and a surplus one are type errors', () => {
  // @ts-expect-error -- The page of an item is missing.
  defineRoutes<typeof remote>({ '/equipment': { page } });
  defineRoutes<typeof remote>({
    '/equipment': { page },
    '/equipment/:itemId': { page },
    // @ts-expect-error -- No such path is declared.
    '/equipment/lost': { page },
  });
});
