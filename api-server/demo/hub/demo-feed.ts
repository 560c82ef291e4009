import { roleName, roles } from '@shootline/shared-api/contract';
import { type Roster, type RosterClient, type Member, hubUpdated } from '../roster.ts';
import { demoWorkspaces } from '../demo.ts';
import { rosterOf } from '../workspace.ts';
import type { HubClient, HubUser } from '../../src/domain/hub/sync/hub-feed-schema.ts';
import { type HubFeed, isGone } from '../../src/domain/hub/sync/hub-feed.ts';
import { type DemoChanges, demoChanged, demoChanges } from './demo-changes.ts';

const updated = hubUpdated.toISOString();

function clientOf({ row }: RosterClient): HubClient {
  return {
    id: row.hubId ?? '',
    updated,
    name: row.name,
    billing_region: row.billingRegion,
    ...(row.shootDurationMax === undefined ? {} : { shoot_duration_max: row.shootDurationMax }),
  };
}

function userOf(member: Member, employer: RosterClient | undefined): HubUser {
  return {
    id: member.hubId ?? '',
    updated,
    full_name: member.fullName,
    email: member.email,
    role: roleName(member.role) ?? 'client_user',
    client: employer?.row.hubId ?? null,
    phone: member.phone ?? '',
    timezone: member.timezone ?? '',
    ...(member.role === roles.camera_operator ? { locations: member.locations ?? [] } : {}),
  };
}

function feedOf(roster: Roster, changes: DemoChanges): HubFeed {
  const gone = (id: string) => ({ id, updated: demoChanged, deleted: true }) as const;
  const clients = roster.clients.map((each) => {
    const client = clientOf(each);
    const change = changes.clients[each.key];
    if (change === 'gone') return gone(client.id);
    return change ? { ...client, ...change, updated: demoChanged } : client;
  });
  const users = roster.members.map((member) => {
    const employer = roster.clients.find(({ row }) => row.id === member.clientId);
    const user = userOf(member, employer);
    if (employer && changes.clients[employer.key] === 'gone') return gone(user.id);
    const change = changes.users[user.email];
    return change ? { ...user, ...change, updated: demoChanged } : user;
  });
  const fresh = { updated: demoChanged };
  return {
    clients: [...clients, ...changes.newClients.map((each) => ({ ...each, ...fresh }))],
    users: [...users, ...changes.newUsers.map((each) => ({ ...each, ...fresh }))],
  };
}

/** The demo hub's feed for each workspace, by alias; the same at every start. */
export function demoFeeds(): Map<string, HubFeed> {
  return new Map(
    demoWorkspaces.flatMap((spec) => {
      const changes = demoChanges[spec.alias];
      return changes ? [[spec.alias, feedOf(rosterOf(spec, hubUpdated), changes)]] : [];
    }),
  );
}

/** The users whom the demo's hub signs in: those with a demo account and those new in the hub. */
export function demoSignIns(feeds: Map<string, HubFeed>): Map<string, HubUser[]> {
  const emails = new Set(
    demoWorkspaces.flatMap(({ users }) =>
      users.filter(({ account }) => account).map(({ email }) => email),
    ),
  );
  return new Map(
    [...feeds].map(([alias, { users }]) => {
      const added = new Set(demoChanges[alias]?.newUsers.map(({ id }) => id));
      const present = users.flatMap((user) => (isGone(user) ? [] : [user]));
      return [alias, present.filter(({ id, email }) => emails.has(email) || added.has(id))];
    }),
  );
}
