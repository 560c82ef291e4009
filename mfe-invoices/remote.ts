import { defineRemote, financeStaff } from '@shootline/shared-api/portal';

export default defineRemote({
  name: 'invoices',
  contract: 1,
  routes: [{ path: '/finance-dashboard', layout: 'main', access: financeStaff }],
  nav: [
    {
      label: 'Finance Dashboard',
      to: '/finance-dashboard',
      icon: 'receipt',
      access: financeStaff,
      order: 40,
    },
  ],
  widgets: [],
});
