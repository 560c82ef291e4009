import {
  availabilityKeys,
  bookingKeys,
  defineRemote,
  firstCall,
  internalUsers,
  videographers,
} from '@shootline/shared-api/portal';

const path = '/booking/booking-availability/list-availabilities';
const offers = [
  firstCall(path, {
    query: { view: 'to_answer', sortBy: 'answer_by', asc: true, offset: 0 },
    access: videographers,
  }),
  firstCall(path, { query: { offset: 0 }, access: internalUsers }),
  firstCall('/list/{list}/views', { path: { list: 'availabilities' } }),
];

export default defineRemote({
  name: 'availability',
  contract: 1,
  routes: [
    {
      path: '/booking-availability',
      layout: 'main',
      access: [...internalUsers, ...videographers],
      calls: offers,
    },
    { path: '/booking-availability/:bookingAvailabilityId', layout: 'bare', access: 'public' },
    { path: '/search-camop', layout: 'main', access: internalUsers },
    {
      path: '/videographers/:videographerId',
      layout: 'main',
      access: [...internalUsers, ...videographers],
    },
    { path: '/calendar', layout: 'main', access: videographers },
    { path: '/staffing', layout: 'main', access: internalUsers },
  ],
  nav: [
    {
      label: 'CamOps Availabilities',
      to: '/booking-availability',
      icon: 'hourglass',
      access: [...internalUsers, ...videographers],
      order: 30,
    },
    {
      label: 'Search CamOps',
      to: '/search-camop',
      icon: 'user-search',
      access: internalUsers,
      order: 38,
      group: 'people-and-money',
    },
    { label: 'My Calendar', to: '/calendar', icon: 'calendar', access: videographers, order: 35 },
    {
      label: 'Staffing Board',
      to: '/staffing',
      icon: 'chart-gantt',
      access: internalUsers,
      order: 35,
    },
  ],
  widgets: [
    'availability/videographer-picker',
    'availability/offer-queue-preview',
    'availability/booking-offers',
  ],
  inbox: { offer: videographers },
  search: [{ name: 'videographers', label: 'Videographers', access: internalUsers }],
  refreshes: [
    {
      changes: ['booking', 'gone', 'availabilities'],
      keys: [
        availabilityKeys.lists(),
        availabilityKeys.details(),
        availabilityKeys.calendars(),
        // Each takes several requests; other bookings' candidates are reloaded when opened.
        availabilityKeys.candidatesFor(':bookingId'),
      ],
    },
    // A videographer's bookings, and the booking that is being placed.
    {
      changes: ['booking', 'gone', 'availabilities', 'invoices'],
      keys: [bookingKeys.lists(), bookingKeys.detail(':bookingId')],
    },
  ],
  welcome: [
    { text: 'Answer the job offers that you get.', access: videographers, order: 10 },
    {
      text: 'Keep your calendar up to date, so that offers fit your days.',
      access: videographers,
      order: 40,
    },
    {
      text: 'Offer jobs to videographers, and assign the right one.',
      access: internalUsers,
      order: 20,
    },
  ],
  offline: [
    { path, most: 20 },
    { path: '/booking/booking-availability/{id}', most: 50 },
  ],
});
