import type { OfferAction } from '../../../tests/expected-rights.ts';
import type { CallContext, Call, CallRequest, Calls } from '../call.ts';
import { type BodyOf, act, onBooking } from './on-booking.ts';

const ofOffer = ({ fixture }: CallContext): CallRequest => ({ path: { id: fixture.offerId } });

const answer = (action: OfferAction): Call => ({ rule: { is: 'offer', action }, request: ofOffer });

const running = { autoAssignState: 'awaiting_availabilities' } as const;

// The other videographers of the workspace have no shoot.
const toAnother: BodyOf = ({ workspace }) => ({
  camera_operator: workspace.users.otherVideographer.id,
  is_available_only: false,
});
const askAnother: BodyOf = ({ workspace }) => ({
  is_selection_manual: true,
  camera_operators: [workspace.users.otherVideographer.id],
  is_auto_assign_enabled: false,
});

/** Offers, their answers and assignments. */
export const offerCalls: Calls = {
  listAvailabilities: [
    {
      rule: { is: 'page', for: ['V', 'E', 'R', 'F', 'A'] },
      request: () => ({ query: { sortBy: 'client' } }),
      readers: 'offer',
    },
  ],
  listCandidates: [
    {
      rule: { is: 'act', flag: 'read_booking_availabilities' },
      request: ({ fixture }) => ({ path: { id: fixture.id } }),
    },
  ],
  listStaffing: [
    {
      rule: { is: 'page', for: ['E', 'R', 'F', 'A'] },
      request: ({ fixture }) => ({ query: { uuid: fixture.id } }),
    },
  ],
  listFurtherStaffing: [
    {
      rule: { is: 'page', for: ['E', 'R', 'F', 'A'] },
      request: ({ fixture }) => ({ body: { bookings: [fixture.id], suggested: [] } }),
    },
  ],
  getAvailability: [
    { rule: { is: 'offer' }, request: ofOffer, readers: 'offer', shows: 'booking' },
  ],
  acceptAvailability: [
    { ...answer('make_available'), readers: 'offer' },
    { ...answer('make_available'), readers: 'offer', name: 'automatic', booking: running },
  ],
  foreseeAvailabilityAction: [
    {
      rule: { is: 'offer', action: 'make_busy' },
      request: ({ fixture }) => ({ path: { id: fixture.offerId, action: 'make_busy' } }),
    },
  ],
  declineAvailability: [
    { ...answer('make_busy'), readers: 'offer' },
    { ...answer('make_busy'), readers: 'offer', name: 'automatic', booking: running },
  ],
  approveAndOffer: [
    act(
      'approve_and_offer',
      onBooking(({ workspace }) => ({
        camera_operator: workspace.users.otherVideographer.id,
        is_next_best_asked: false,
      })),
    ),
  ],
  withdrawAvailability: [
    { ...answer('withdraw'), readers: 'offer' },
    { ...answer('withdraw'), readers: 'offer', name: 'automatic', booking: running },
  ],
  requestCamopsAvailabilities: [act('request_camops_availabilities', onBooking(askAnother))],
  assignCamop: [act('assign_camop', onBooking(toAnother))],
  disableAutoAssign: [
    act('disable_auto_assign'),
    { ...act('disable_auto_assign'), name: 'running', booking: running },
  ],
};
