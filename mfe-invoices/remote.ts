import {
  defineRemote,
  financeStaff,
  firstCall,
  invoiceKeys,
  videographers,
} from '@shootline/shared-api/portal';

const calls = [
  firstCall('/invoice', { query: { view: 'to_approve', offset: 0 } }),
  firstCall('/list/{list}/views', { path: { list: 'invoices' } }),
];
const earnings = [
  firstCall('/invoice/earnings', { query: { offset: 0 } }),
  firstCall('/invoice/earnings/sums'),
];

export default defineRemote({
  name: 'invoices',
  contract: 1,
  routes: [
    { path: '/finance-dashboard', layout: 'main', access: financeStaff, calls },
    {
      path: '/invoicing',
      layout: 'main',
      access: videographers,
      calls: [firstCall('/account/invoicing')],
    },
    { path: '/earnings', layout: 'main', access: videographers, calls: earnings },
    { path: '/invoice/:invoiceId/make-approved', layout: 'window', access: financeStaff },
    { path: '/invoice/:invoiceId/make-rejected', layout: 'window', access: financeStaff },
  ],
  nav: [
    {
      label: 'Finance Dashboard',
      to: '/finance-dashboard',
      icon: 'receipt',
      access: financeStaff,
      order: 40,
      group: 'people-and-money',
      firstFor: ['finance'],
    },
    {
      label: 'Invoicing Details',
      to: '/invoicing',
      icon: 'landmark',
      access: videographers,
      order: 90,
      group: 'settings',
    },
    { label: 'Earnings', to: '/earnings', icon: 'wallet', access: videographers, order: 45 },
  ],
  widgets: ['invoices/invoice-dialog'],
  inbox: { invoice: financeStaff },
  search: [{ name: 'invoices', label: 'Invoices', access: financeStaff }],
  refreshes: [{ changes: ['invoices'], keys: [invoiceKeys.all()] }],
  welcome: [
    {
      text: 'Check prices, and approve the invoices of videographers.',
      access: ['finance'],
      order: 5,
    },
    {
      text: 'Check prices, and approve the invoices of videographers.',
      access: ['admin'],
      order: 40,
    },
  ],
  offline: [
    { path: '/invoice', most: 20 },
    { path: '/invoice/{id}', most: 50 },
  ],
});
