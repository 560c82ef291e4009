import { card, page, queries, search, test } from './screens.ts';

/** The words of a new remote: `equipment` gives `Equipment` as title and as the beginning of components. */
export function wordsOf(name: string) {
  const words = name.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1));
  return { title: words.join(' '), Name: words.join('') };
}

const declaration = (
  name: string,
  title: string,
) => `import { defineRemote } from '@shootline/shared-api/portal';

export default defineRemote({
  name: '${name}',
  contract: 1,
  routes: [{ path: '/${name}', layout: 'main', access: 'signed-in' }],
  nav: [{ label: '${title}', to: '/${name}', icon: 'file', access: 'signed-in', order: 90 }],
  widgets: ['${name}/booking-card'],
  slots: { 'booking-page': ['${name}/booking-card'] },
  search: [{ name: 'shoots', label: '${title}', access: 'signed-in' }],
  refreshes: [{ changes: ['booking', 'gone'], keys: [['${name}']] }],
});
`;

const widgets = (name: string) => `import type { Booking } from '@shootline/shared-api';

/** The props of the widgets that this remote offers to others. */
declare module '@shootline/shared-api/portal' {
  interface Widgets {
    /** A card on a booking's page. */
    '${name}/booking-card': { booking: Booking };
  }
}
`;

const routes = (
  name: string,
  Name: string,
) => `import { defineRoutes } from '@shootline/shared-api/portal';
import type remote from '../remote.ts';

export const routes = defineRoutes<typeof remote>({
  '/${name}': {
    page: () => import('./${name}/${name}-page.tsx').then((m) => ({ Component: m.${Name}Page })),
  },
});
`;

/** The code of a new remote, by its path in its folder; `kit` is the package with its build. */
export function remoteFiles(name: string, kit: string): Record<string, string> {
  const { title, Name } = wordsOf(name);
  return {
    'webpack.config.ts': `import { appConfig } from '${kit}';

export default appConfig(import.meta.dirname);
`,
    'remote.ts': declaration(name, title),
    'widgets.ts': widgets(name),
    'src/routes.tsx': routes(name, Name),
    'src/widgets/booking-card.tsx': card(title),
    'src/contributions/search.ts': search(name),
    [`src/${name}/shoot.queries.ts`]: queries(name),
    [`src/${name}/${name}-page.tsx`]: page(title, Name),
    [`src/${name}/${name}-page.test.tsx`]: test(name, title),
  };
}
