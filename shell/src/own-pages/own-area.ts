import { t } from '@shootline/shared-api';
import { admins, type RemoteDeclaration } from '@shootline/shared-api/portal';

/** The shell's own pages, under a name that no remote can have. */
export const ownArea = {
  name: '#portal',
  routes: [
    { path: '/inbox', layout: 'main', access: 'signed-in' },
    { path: '/account', layout: 'main', access: 'signed-in' },
    { path: '/users', layout: 'main', access: admins },
    { path: '/workspace', layout: 'main', access: admins },
    { path: '/mails', layout: 'main', access: admins },
    { path: '/mails/:mailId', layout: 'main', access: admins },
    { path: '/audit', layout: 'main', access: admins },
    { path: '/status', layout: 'main', access: admins },
    { path: '/export/:fileId', layout: 'main', access: 'signed-in' },
  ],
  nav: [
    {
      label: t('For Me'),
      to: '/inbox',
      icon: 'M9 11l3 3L22 4M21 12v9H3V3h12',
      access: 'signed-in',
      order: 8,
    },
    {
      label: t('Users'),
      to: '/users',
      icon: 'user',
      access: admins,
      order: 890,
      group: 'people-and-money',
    },
    {
      label: t('Workspace Settings'),
      to: '/workspace',
      icon: 'M4 21V4h10v17M14 10h6v11M2 21h20M8 8h2M8 12h2M8 16h2',
      access: admins,
      order: 905,
      group: 'settings',
    },
    {
      label: t('Emails'),
      to: '/mails',
      icon: 'mail',
      access: admins,
      order: 900,
      group: 'settings',
    },
    {
      label: t('Audit'),
      to: '/audit',
      icon: 'lock',
      access: admins,
      order: 910,
      group: 'settings',
    },
    {
      label: t('Status'),
      to: '/status',
      icon: 'M3 12h4l3 9 4-18 3 9h4',
      access: admins,
      order: 920,
      group: 'settings',
    },
  ],
} as const satisfies Pick<RemoteDeclaration, 'name' | 'routes' | 'nav'>;
