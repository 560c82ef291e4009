/** The files of a new remote, by their path in its folder. */
export function remoteFiles(name: string, title: string, versions: Record<string, unknown>) {
  const component = `${name.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase())}Page`;
  return {
    'package.json': `${JSON.stringify({ name: `@shootline/mfe-${name}`, ...versions }, null, 2)}\n`,
    'tsconfig.json': `{
  "extends": "../tsconfig.json",
  "include": ["**/*", "../mfe-*/widgets.ts"],
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
    [`src/${name}/${name}-page.tsx`]: `import { useCurrentUser } from '@shootline/shared-api';
import { Page, Text } from '@shootline/shared-ui';

export function ${component}() {
  const { full_name } = useCurrentUser();
  return (
    <Page title="${title}">
      <Text>This area is open to {full_name}.</Text>
    </Page>
  );
}
`,
    [`src/${name}/${name}-page.test.tsx`]: `import { buildUser } from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

beforeAll(() => loadPages(routes));

test('greets the user who opened the area', async () => {
  renderRoute(routes, '/${name}', { user: buildUser() });
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible();
  expect(screen.getByText('This area is open to Maya Okafor.')).toBeVisible();
});
`,
  };
}
