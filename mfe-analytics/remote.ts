import { analyticsReaders, defineRemote } from '@shootline/shared-api/portal';

export default defineRemote({
  name: 'analytics',
  contract: 1,
  routes: [{ path: '/analytics', layout: 'main', access: analyticsReaders }],
  nav: [
    {
      label: 'Analytics',
      to: '/analytics',
      icon: 'chart-column',
      access: analyticsReaders,
      order: 50,
    },
  ],
  widgets: [],
});
