import type { AnalyticsPart } from '@shootline/shared-api/contract';
import {
  type Access,
  analyticsReaders,
  defineRemote,
  financeStaff,
  firstCall,
} from '@shootline/shared-api/portal';

const figures = (part: AnalyticsPart, access: Access = analyticsReaders) =>
  firstCall('/analytics', { query: { part }, access });

export default defineRemote({
  name: 'analytics',
  contract: 1,
  routes: [
    {
      path: '/analytics',
      layout: 'main',
      access: analyticsReaders,
      calls: [
        figures('bookings'),
        figures('feedback'),
        figures('work'),
        figures('margin', financeStaff),
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
    },
  ],
  widgets: [],
});
