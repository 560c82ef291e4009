import type { AnalyticsPart } from '@shootline/shared-api/contract';
import {
  type Access,
  analyticsReaders,
  defineRemote,
  financeStaff,
  firstCall,
} from '@shootline/shared-api/portal';

const figures = (part: AnalyticsPart, access: Access = analyticsReaders) =>
  firstCall('/analytics', { query: { part, period: 'this_quarter' }, access });

export default defineRemote({
  name: 'analytics',
  contract: 1,
  routes: [
    {
      path: '/analytics',
      layout: 'main',
      access: analyticsReaders,
      calls: [
        figures('margin', financeStaff),
        figures('bookings'),
        figures('feedback'),
        figures('work'),
      ],
    },
  ],
  nav: [
    {
      label: 'Analytics',
      to: '/analytics',
      icon: 'chart-column',
      access: analyticsReaders,
      order: 50,
      group: 'people-and-money',
    },
  ],
  widgets: [],
});
