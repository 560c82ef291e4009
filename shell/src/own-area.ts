import {
  admins,
  type DeclaredRoute,
  type NavEntry,
  type RemoteRoutes,
} from '@shootline/shared-api/portal';

interface OwnArea {
  /** A name that no remote can have. */
  name: string;
  routes: readonly DeclaredRoute[];
  nav: readonly NavEntry[];
  load: () => Promise<RemoteRoutes>;
}

/** The pages that concern the installation and belong to no remote. */
export const ownArea: OwnArea = {
  name: '#portal',
  routes: [
    { path: '/mails', layout: 'main', access: admins },
    { path: '/mails/:mailId', layout: 'main', access: admins },
    { path: '/audit', layout: 'main', access: admins },
  ],
  nav: [
    { label: 'Mails', to: '/mails', icon: 'mail', access: admins, order: 900 },
    { label: 'Audit', to: '/audit', icon: 'lock', access: admins, order: 910 },
  ],
  load: () => import('./own-routes.ts'),
};
