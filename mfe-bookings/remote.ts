import { defaultBookingView, roleNames, roles } from '@shootline/shared-api/contract';
import {
  availabilityKeys,
  bookingCreators,
  bookingKeys,
  clients,
  defineRemote,
  feedbackKeys,
  financeStaff,
  firstCall,
  internalUsers,
  invoiceKeys,
  raters,
  videographers,
} from '@shootline/shared-api/portal';
import { orderOf } from './src/list-views/view-order.ts';

// Finance staff begin with invoices.
const starters = roleNames.filter((role) => role !== 'finance');

/** The first page of each role's default view. */
const firstBookings = starters.map((role) => {
  const view = defaultBookingView(roles[role]);
  const query = { ...(view !== 'all' && { view }), ...orderOf(view), offset: 0 };
  return firstCall('/booking/list-bookings', { query, access: [role] });
});
const views = firstCall('/list/{list}/views', {
  path: { list: 'bookings' },
  access: starters,
});
const feedback = firstCall('/feedback', { access: raters });
const booking = firstCall('/booking/{id}', { path: { id: ':bookingId' } });

export default defineRemote({
  name: 'bookings',
  contract: 1,
  routes: [
    { path: '/', layout: 'main', access: 'signed-in', calls: [...firstBookings, views, feedback] },
    {
      path: '/drafts',
      layout: 'main',
      access: 'signed-in',
      calls: [firstCall('/booking/list-drafts', { query: { offset: 0 } })],
    },
    {
      path: '/submit-brief',
      layout: 'main',
      access: bookingCreators,
      calls: [firstCall('/client')],
    },
    { path: '/booking/:bookingId', layout: 'main', access: 'signed-in', calls: [booking] },
    { path: '/booking/:bookingId/update', layout: 'main', access: 'signed-in', calls: [booking] },
    { path: '/booking/:bookingId/submit-feedback', layout: 'main', access: raters },
    { path: '/booking/:bookingId/feedback', layout: 'main', access: raters },
    { path: '/booking/:bookingId/cancel-confirm', layout: 'window', access: 'signed-in' },
    {
      path: '/booking/:bookingId/booking-approve-call-sheet',
      layout: 'window',
      access: 'signed-in',
    },
    {
      path: '/booking/:bookingId/booking-reject-call-sheet',
      layout: 'window',
      access: 'signed-in',
    },
    { path: '/call-sheet', layout: 'window', access: 'public' },
  ],
  nav: [
    { label: 'My Bookings', to: '/', icon: 'clapperboard', access: 'signed-in', order: 10 },
    { label: 'My Drafts', to: '/drafts', icon: 'file-pen', access: 'signed-in', order: 20 },
    {
      label: 'New Booking',
      to: '/submit-brief',
      icon: 'plus',
      access: bookingCreators,
      order: 5,
      isPrimary: true,
    },
  ],
  widgets: ['bookings/booking-view'],
  inbox: {
    needs_approval: ['reviewer', ...financeStaff],
    to_staff: internalUsers,
    to_confirm: internalUsers,
    fee_due: financeStaff,
    to_complete: [...internalUsers, ...videographers],
    to_invoice: videographers,
    drafts: clients,
    needs_me: clients,
    feedback: videographers,
  },
  search: [
    { name: 'bookings', label: 'Bookings', access: 'signed-in' },
    // Others see one client's bookings.
    { name: 'clients', label: 'Clients', access: internalUsers },
  ],
  refreshes: [
    {
      changes: ['booking', 'gone', 'availabilities', 'invoices'],
      keys: [bookingKeys.lists(), bookingKeys.detail(':bookingId')],
    },
    { changes: ['booking', 'gone', 'availabilities'], keys: [availabilityKeys.lists()] },
    { changes: ['invoices'], keys: [invoiceKeys.all()] },
    { changes: ['comments'], keys: [bookingKeys.threads()] },
    { changes: ['feedback'], keys: [feedbackKeys.all()] },
    // For clients, the view 'Needs me' depends on their feedback and unread comments.
    {
      changes: ['notifications', 'feedback'],
      keys: [bookingKeys.views(), bookingKeys.listsOf('needs_me')],
    },
  ],
  welcome: [
    {
      text: 'Request a shoot, or keep its brief as a draft until you know everything.',
      access: clients,
      order: 10,
    },
    {
      text: 'Follow each booking from its approval to the footage, and comment on it.',
      access: clients,
      order: 20,
    },
    { text: 'Rate your videographer when the shoot is done.', access: clients, order: 30 },
    {
      text: 'Find the brief and the call sheet of each of your shoots.',
      access: videographers,
      order: 20,
    },
    { text: 'Send your invoice when the footage is provided.', access: videographers, order: 30 },
    {
      text: 'Follow each booking from its brief to the footage.',
      access: ['editor'],
      order: 25,
    },
    { text: 'Approve new bookings.', access: ['reviewer', 'finance', 'admin'], order: 10 },
    {
      text: 'Comment on bookings, with the client or among the staff.',
      access: ['editor', 'reviewer'],
      order: 30,
    },
  ],
  offline: [
    { path: '/booking/list-bookings', most: 20 },
    { path: '/booking/list-drafts', most: 10 },
    { path: '/booking/{id}', most: 50 },
    { path: '/booking/comments/{threadId}', most: 100 },
    { path: '/booking-client-cost-estimate', most: 50 },
    { path: '/booking-camop-cost-estimate', most: 50 },
    { path: '/feedback', most: 10 },
  ],
});
