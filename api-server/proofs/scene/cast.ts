import type { TestWorkspace } from '../../tests/workspace.ts';
import { marks } from './marks.ts';

/**
 * Everyone who can stand to a booking in a way of their own, by the letter of decisions §2 that
 * their role has. `of`: the client, where they are a client's.
 */
export const cast = {
  unapproved: { role: 'unapproved_client_user', letter: 'U', of: 'own' },
  submitter: { role: 'client_user', letter: 'C', of: 'own' },
  teamAdmin: { role: 'client_team_admin', letter: 'T', of: 'own' },
  owner: { role: 'client_owner', letter: 'T', of: 'own' },
  colleague: { role: 'client_user', letter: 'C', of: 'own' },
  foreignUnapproved: { role: 'unapproved_client_user', letter: 'U', of: 'foreign' },
  foreignUser: { role: 'client_user', letter: 'C', of: 'foreign' },
  foreignTeamAdmin: { role: 'client_team_admin', letter: 'T', of: 'foreign' },
  foreignOwner: { role: 'client_owner', letter: 'T', of: 'foreign' },
  assigned: { role: 'camera_operator', letter: 'V' },
  offered: { role: 'camera_operator', letter: 'V' },
  feeHolder: { role: 'camera_operator', letter: 'V' },
  otherVideographer: { role: 'camera_operator', letter: 'V' },
  editor: { role: 'editor', letter: 'E' },
  reviewer: { role: 'reviewer', letter: 'R' },
  finance: { role: 'finance', letter: 'F' },
  admin: { role: 'admin', letter: 'A' },
} as const;

export type Member = keyof typeof cast;

/** `outsider`: an admin of another workspace. `nobody`: not signed in. */
export type ActorName = Member | 'outsider' | 'nobody';

export const actorNames = [...Object.keys(cast), 'outsider', 'nobody'] as ActorName[];

type User = Awaited<ReturnType<TestWorkspace['user']>>;
export type People = Record<Member | 'outsider', User>;

/** The whole cast, in two workspaces. */
export async function hire(home: TestWorkspace, away: TestWorkspace) {
  const own = await home.client({ name: `Own ${marks.home}` });
  const foreign = await home.client({ name: 'Foreign Client Ltd' });
  const ids = { own: own.id, foreign: foreign.id };
  const entries: [string, User][] = [];
  for (const [name, { role, ...rest }] of Object.entries(cast)) {
    const values = {
      fullName: `${name} ${marks.home}`,
      password: marks.password,
      ...('of' in rest ? { clientId: ids[rest.of] } : { region: 'sydney', locations: ['sydney'] }),
    };
    entries.push([name, await home.user(role, values)]);
  }
  const outsider = await away.user('admin', {
    fullName: `outsider ${marks.away}`,
    password: marks.password,
  });
  const abroad = await away.client({ name: `Client ${marks.away}` });
  const guest = await away.user('client_user', {
    fullName: `guest ${marks.away}`,
    clientId: abroad.id,
  });
  await away.booking({
    title: `Away ${marks.away}`,
    state: 'new',
    clientId: abroad.id,
    submitterId: guest.id,
  });
  entries.push(['outsider', outsider]);
  const clients = { ...ids, abroad: abroad.id };
  return { people: Object.fromEntries(entries) as People, clients };
}
