import { screen, render } from '@testing-library/react';
import type { RemoteManifest } from '@shootline/shared-api/portal';
import { PortalTheme } from '@shootline/shared-ui';
import { createBrowserRouter, RouterProvider } from '@shootline/shared-ui/router';
import { Registry } from '../registry/registry.ts';
import { provided } from '../testing/render-portal.tsx';
import { MountedPage } from './mounted-page.tsx';
import type { OpenedPage } from './open-page.ts';

const shoots: RemoteManifest = {
  name: 'shoots',
  contract: 1,
  version: '1.0.0',
  entry: '1.0.0/remoteEntry.js',
  integrity: '',
  builtFor: 'same code',
  routes: [{ path: '/', layout: 'main', access: 'signed-in' }],
  nav: [],
  widgets: [],
  contributions: [],
};

test('opens a page whose area answered just before its absence was shown', async () => {
  const registry = new Registry({
    builtFor: 'same code',
    provided: () => Promise.resolve(provided),
    guard: () => {},
    register: () => {},
    load: () => Promise.reject(new Error('No code is loaded.')),
  });
  const answers: OpenedPage[] = [
    { kind: 'perhaps-elsewhere', remotes: ['shoots'], label: 'My Shoots' },
    {
      kind: 'page',
      declared: { remote: 'shoots', route: shoots.routes[0]!, params: {} },
      Component: () => <h1>All shoots</h1>,
    },
  ];
  const remote = { name: 'shoots', url: 'https://shoots.example/remote.json', pin: undefined };
  const known = { released: null, manifest: shoots, widgetsOnly: undefined };
  registry.store.setState({
    remotes: [{ ...remote, ...known, announced: undefined, problem: null }],
  });
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    { path: '*', loader: () => answers.shift(), element: <MountedPage registry={registry} /> },
  ]);
  render(
    <PortalTheme>
      <RouterProvider router={router} />
    </PortalTheme>,
  );
  expect(await screen.findByRole('heading', { name: 'All shoots' })).toBeVisible();
});
