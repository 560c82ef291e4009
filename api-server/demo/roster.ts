import { roles } from '@shootline/shared-api/contract';
import { hashPassword } from '../src/platform/session/password/password.ts';
import type { client, appUser } from '../src/domain/schema.ts';
import type { ClientSpec } from './data/clients.ts';
import type { PersonSpec } from './data/people.ts';
import { placeOf } from './data/places.ts';
import { demoPassword } from './demo-accounts.ts';
import type { Random } from './random.ts';
import { after, day } from './time.ts';

export type Member = typeof appUser.$inferInsert & {
  id: string;
  spec: PersonSpec;
  /** The tax number on a videographer's invoices. */
  taxDetails: string;
};
export type RosterClient = ClientSpec & { row: typeof client.$inferInsert & { id: string } };

/** Everyone in a workspace. */
export type Roster = {
  clients: RosterClient[];
  members: Member[];
  videographers: Member[];
  /** By key; throws for an unknown one. */
  member(key: string): Member;
  client(key: string): RosterClient;
  /** Those of a role or role set, at least one. */
  staff(...names: PersonSpec['role'][]): Member[];
};

// Numbers that regulators reserve for fiction.
const phones: Record<string, (random: Random) => string> = {
  AU: (random) => `+61 491 57${random.int(0, 9)} ${random.int(100, 999)}`,
  SG: (random) => `+65 8${random.int(100, 999)} ${random.int(1000, 9999)}`,
  HK: (random) => `+852 5${random.int(100, 999)} ${random.int(1000, 9999)}`,
  GB: (random) => `+44 7700 900${random.int(100, 999)}`,
  US: (random) => `+1 ${random.pick([619, 212, 312, 512])} 555 01${random.int(10, 99)}`,
};

// Begins with two check digits.
function abnOf(random: Random): string {
  const parts = [random.int(100, 999), random.int(100, 999), random.int(100, 999)];
  const sum = [...parts.join('')].reduce((all, digit, at) => all + Number(digit) * (3 + 2 * at), 0);
  return `ABN ${10 + ((89 - (sum % 89)) % 89)} ${parts.join(' ')}`;
}

const taxNumbers: Record<string, (random: Random) => string> = {
  AU: abnOf,
  SG: (random) => `UEN 5${random.int(1_000_000, 9_999_999)}${random.pick(['A', 'K', 'M'])}`,
  HK: (random) => `BR No. ${random.int(10_000_000, 99_999_999)}`,
  GB: (random) => `VAT GB ${random.int(100, 999)} ${random.int(1000, 9999)} ${random.int(10, 99)}`,
  US: (random) => `EIN ${random.int(10, 99)}-${random.int(1_000_000, 9_999_999)}`,
};

export function phoneIn(countryCode: string, random: Random): string {
  return phones[countryCode]?.(random) ?? '';
}

/** When the demo's hub last changed the seeded records. */
export const hubUpdated = new Date('2025-07-01T00:00:00Z');

type Setting = { tenantId: string; random: Random; now: Date };

function rosterMember(spec: PersonSpec, clients: RosterClient[], setting: Setting): Member {
  const random = setting.random.fork(`person ${spec.key}`);
  const place = placeOf(spec.home);
  const spot = random.pick(place.spots);
  const lat = spot.lat + random.between(-0.03, 0.03);
  const lng = spot.lng + random.between(-0.03, 0.03);
  const employer = clients.find(({ key }) => key === spec.client);
  const town = [spot.locality, spot.state, spot.postcode].filter(Boolean).join(' ');
  return {
    id: random.uuid(),
    tenantId: setting.tenantId,
    role: roles[spec.role],
    fullName: spec.name,
    email: spec.email,
    phone: phoneIn(place.countryCode, random),
    company: employer?.name ?? '',
    timezone: spot.timezone,
    clientId: employer?.row.id ?? null,
    address: spec.withoutAddress
      ? null
      : {
          formatted_address: `${random.int(1, 180)} ${spot.street}, ${town}, ${place.country}`,
          location: { lat, lng },
        },
    locality: spot.locality,
    state: spot.state,
    latitude: spec.withoutAddress ? null : lat,
    longitude: spec.withoutAddress ? null : lng,
    billingRegion: employer?.billingRegion ?? place.billingRegion,
    region: spec.home,
    locations: [...(spec.serves ?? [])],
    ...(spec.hours && { workingHours: spec.hours }),
    hubId: setting.random.fork(`hub person ${spec.key}`).uuid(),
    hubUpdated,
    created: after(setting.now, -random.between(420, 1100) * day),
    spec,
    taxDetails: taxNumbers[place.countryCode]?.(random) ?? '',
  };
}

/** Makes the people and clients of a workspace; passwords follow with `setPasswords`. */
export function createRoster(
  clientSpecs: readonly ClientSpec[],
  users: readonly PersonSpec[],
  setting: Setting,
): Roster {
  const clients: RosterClient[] = clientSpecs.map((spec) => ({
    ...spec,
    row: {
      id: setting.random.fork(`client ${spec.key}`).uuid(),
      tenantId: setting.tenantId,
      name: spec.name,
      billingRegion: spec.billingRegion,
      shootDurationMax: spec.shootDurationMax,
      hubId: setting.random.fork(`hub client ${spec.key}`).uuid(),
      hubUpdated,
      created: after(setting.now, -1200 * day),
    },
  }));
  const members = users.map((spec) => rosterMember(spec, clients, setting));
  const member = (key: string) => {
    const match = members.find(({ spec }) => spec.key === key);
    if (!match) throw new Error(`Nobody has the key ${key}.`);
    return match;
  };
  for (const each of clients) each.row.accountManagerId = member(each.manager).id;
  return {
    clients,
    members,
    videographers: members.filter(({ role }) => role === roles.camera_operator),
    member,
    client(key) {
      const match = clients.find((each) => each.key === key);
      if (!match) throw new Error(`No client has the key ${key}.`);
      return match;
    },
    staff(...names) {
      const matching = members.filter(({ spec }) => names.includes(spec.role));
      return matching.length > 0 ? matching : members.filter(({ role }) => role === roles.admin);
    },
  };
}

/** Gives each account its own hash of the demo's password. */
export async function setPasswords(roster: Roster): Promise<void> {
  await Promise.all(
    roster.members.map(async (member) => {
      if (member.spec.account) member.passwordHash = await hashPassword(demoPassword);
    }),
  );
}
