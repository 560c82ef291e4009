import { type Role, type User, roleName } from '@shootline/shared-api/contract';
import type { Contact, Person as PersonRef, components } from '@shootline/shared-api/contract';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { UserRow } from '../../schema/people.ts';

type InternalUser = components['schemas']['InternalUser'];
type Rating = components['schemas']['Rating'];

type Rated = Pick<UserRow, 'ratingSum' | 'ratingCount'>;

type Named = { id: string; fullName: string; email: string };

/** Up to two initials; two dashes if there is no name. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter(Boolean);
  const chosen = names.length > 1 ? [names[0], names.at(-1)] : names;
  return chosen.map((name) => [...(name ?? '')][0]?.toUpperCase()).join('') || '--';
}

export function roleTypeOf(role: number) {
  const name = roleName(role);
  if (!name) throw new Error(`There is no role ${role}.`);
  return name;
}

export function presentPerson(person: Named): PersonRef {
  return { uuid: person.id, full_name: person.fullName, email: person.email };
}

export function presentInternalUser(person: Named & { role: Role }): InternalUser {
  return { ...presentPerson(person), role_policy: person.role };
}

/** The mean of a videographer's ratings, with one decimal; null without any. */
export function presentRating({ ratingSum, ratingCount }: Rated): Rating | null {
  if (ratingCount === 0) return null;
  return { rating: Math.round((ratingSum * 10) / ratingCount) / 10, count: ratingCount };
}

export function presentContact(person: Named & { phone: string; company: string }): Contact {
  const { fullName, phone, email, company } = person;
  return { full_name: fullName, phone, email, company };
}

export function presentUser(user: Viewer): User {
  return {
    uuid: user.id,
    id: user.number,
    full_name: user.fullName,
    initials: initialsOf(user.fullName),
    email: user.email,
    phone: user.phone,
    phone_formatted: user.phone,
    timezone: user.timezone,
    client: user.clientId === null ? null : { id: user.clientId, name: user.clientName ?? '' },
    role_policy: user.role satisfies Role,
    role_type: roleTypeOf(user.role),
  };
}
