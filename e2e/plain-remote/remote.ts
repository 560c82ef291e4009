import { defineRemote, internalUsers } from '@shootline/shared-api/portal';

/** A remote without React or another framework, as a team elsewhere may write one. */
export default defineRemote({
  name: 'checklist',
  contract: 1,
  routes: [{ path: '/checklist', layout: 'main', access: internalUsers }],
  nav: [
    { label: 'Checklist', to: '/checklist', icon: 'list-checks', access: internalUsers, order: 90 },
  ],
  widgets: ['checklist/booking-card'],
  slots: { 'booking-page': ['checklist/booking-card'] },
  refreshes: [{ changes: ['booking', 'gone'], keys: [['checklist']] }],
});
