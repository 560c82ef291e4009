import { bookingCreators, defineRemote, raters } from '@shootline/shared-api/portal';

export default defineRemote({
  name: 'bookings',
  contract: 1,
  routes: [
    { path: '/', layout: 'main', access: 'signed-in' },
    { path: '/drafts', layout: 'main', access: 'signed-in' },
    { path: '/submit-brief', layout: 'main', access: bookingCreators },
    { path: '/booking/:bookingId', layout: 'main', access: 'signed-in' },
    { path: '/booking/:bookingId/update', layout: 'main', access: 'signed-in' },
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
  widgets: [],
});
