import {
  type Consequences,
  isClient,
  isInternal,
  isVideographer,
  roles,
} from '@shootline/shared-api/contract';
import type { User, Viewer } from '../../platform/session/viewer.ts';
import { mayKnowVideographer } from '../booking/booking.presenter.ts';
import type { Told } from '../notification/notify-of-changes.ts';
import type { Standing } from './standing.repository.ts';

type Group = Consequences['told'][number];

const sides: Group['side'][] = ['you', 'own_team', 'client', 'videographer', 'staff', 'finance'];

/** A user's part in the booking, in the words of the reader; videographers know one team of staff. */
function sideOf(user: User, viewer: Viewer): Group['side'] {
  if (user.id === viewer.id) return 'you';
  if (isClient(user.role)) return isClient(viewer.role) ? 'own_team' : 'client';
  if (isVideographer(user.role)) return 'videographer';
  return user.role === roles.finance && !isVideographer(viewer.role) ? 'finance' : 'staff';
}

/** Users whose names the reader finds on the booking. */
export function namedOn(before: Standing, after: Standing, viewer: Viewer): Set<string | null> {
  const assignees = [before, after]
    .filter(({ row }) => mayKnowVideographer(row, viewer))
    .map(({ row }) => row.booking.videographerId);
  return new Set([before.row.booking.submitterId, ...assignees]);
}

/** Joins what several changes of one action have told each user. */
function eachOnce(told: Told[]): Told[] {
  const byUser = new Map<string, Told>();
  for (const one of told) {
    const { byMail = false, inPortal = false } = byUser.get(one.user.id) ?? {};
    byUser.set(one.user.id, {
      user: one.user,
      byMail: byMail || one.byMail,
      inPortal: inPortal || one.inPortal,
    });
  }
  return [...byUser.values()];
}

/**
 * Everyone told, in groups, as far as the reader may know it: staff know the number of people and every
 * videographer, others only videographers named on the booking.
 */
export function toldGroups(
  told: Told[],
  { named, viewer }: { named: Set<string | null>; viewer: Viewer },
): Group[] {
  const isStaff = isInternal(viewer.role);
  const isNamed = ({ id, role }: User) => named.has(id) || (isStaff && isVideographer(role));
  const known = eachOnce(told).filter(
    ({ user }) => !isVideographer(user.role) || user.id === viewer.id || isNamed(user),
  );
  return sides.flatMap((side) =>
    (['mail', 'portal'] as const).flatMap((channel) => {
      const users = known
        .filter(({ byMail }) => byMail === (channel === 'mail'))
        .map(({ user }) => user)
        .filter((user) => sideOf(user, viewer) === side);
      const names = users.filter(isNamed).map(({ fullName }) => fullName);
      const count = isStaff ? users.length : null;
      return users.length === 0 ? [] : [{ side, channel, count, names: names.toSorted() }];
    }),
  );
}
