import { type Change, isInternal } from '@shootline/shared-api/contract';
import type { Actor, BookingFacts } from '../booking/rights/booking-facts.ts';
import { permissionsOf, relationOf } from '../booking/rights/booking-permission.rules.ts';
import type { EventRow } from './event.repository.ts';

function hasLost(event: EventRow, facts: BookingFacts, user: Actor): boolean {
  const { formerClientId: clientId } = event;
  if (event.users.includes(user.id)) return true;
  if (clientId && relationOf({ ...facts, clientId }, user)) return true;
  return facts.state === 'deleted' && relationOf({ ...facts, state: 'new' }, user) !== undefined;
}

type Kind = Change['kind'];

function kindFor(
  event: EventRow,
  facts: BookingFacts | undefined,
  user: Actor,
  now: Date,
): Kind | undefined {
  const isNamed = event.users.includes(user.id);
  const only = (holds: boolean | undefined, kind: Kind) => (holds ? kind : undefined);
  const rights = () => facts && permissionsOf(facts, user, now);
  switch (event.kind) {
    case 'booking':
      if (!facts) return undefined;
      return relationOf(facts, user) ? 'booking' : only(hasLost(event, facts, user), 'gone');
    case 'comments':
      return only(rights()?.read_project_comment_thread, 'comments');
    case 'internal_comments':
      return only(rights()?.read_internal_comment_thread, 'comments');
    case 'availabilities':
      return only(isNamed || rights()?.read_booking_availabilities, 'availabilities');
    case 'invoices':
      return only(isNamed || isInternal(user.role), 'invoices');
    case 'notifications':
    case 'feedback':
      return only(isNamed, event.kind);
  }
}

/**
 * The change to tell a user about an event, by their current rights: undefined if they may not know of it,
 * `gone` if they could view a booking and no longer can.
 */
export function changeFor(
  event: EventRow,
  facts: BookingFacts | undefined,
  user: Actor,
  now: Date,
): Change | undefined {
  const kind = kindFor(event, facts, user, now);
  return kind && { kind, booking_uuid: event.bookingId };
}
