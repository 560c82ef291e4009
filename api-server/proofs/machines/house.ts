import type { RoleName } from '@shootline/shared-api/contract';
import { eq } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { tenant } from '../../src/domain/schema.ts';
import { createTestWorkspace } from '../../tests/workspace.ts';
import { type Desk, emptyDesk } from './desk.ts';

export const password = 'long enough';

const day = 86_400_000;

/** Users of one workspace by role, in shares of 25. */
const staff: [RoleName, number][] = [
  ['camera_operator', 7],
  ['client_user', 5],
  ['editor', 3],
  ['reviewer', 2],
  ['finance', 2],
  ['admin', 2],
  ['client_owner', 2],
  ['client_team_admin', 2],
];

/** The roles of this many users: every role once before any has its share. */
function rolesOf(users: number): RoleName[] {
  const rounds = Math.max(...staff.map(([, count]) => count));
  const inTurn = Array.from({ length: rounds }, (_none, round) =>
    staff.filter(([, count]) => round < count).map(([role]) => role),
  ).flat();
  return inTurn.slice(0, users);
}

export type Person = { id: string; role: RoleName; email: string };

/** A workspace with its users, and the work that they hand to each other. */
export type House = {
  tenantId: string;
  alias: string;
  client: string;
  people: Person[];
  desk: Desk;
};

/** Creates a workspace of at most 25 users, where each videographer has shoots to invoice. */
export async function createHouse(
  db: Db,
  alias: string,
  users: number,
  shootsEach: number,
): Promise<House> {
  const workspace = await createTestWorkspace(db, alias);
  const { tenantId } = workspace;
  await workspace.inside((tx) =>
    tx.update(tenant).set({ offerHours: 'any' }).where(eq(tenant.id, tenantId)),
  );
  const client = (await workspace.client()).id;
  const people: Person[] = [];
  for (const [index, role] of rolesOf(users).entries()) {
    const email = `${role}${index}@${alias}.test`;
    const of = role.startsWith('client') ? { clientId: client } : { locations: ['sydney'] };
    const { id } = await workspace.user(role, { email, password, ...of });
    people.push({ id, role, email });
  }
  const desk = emptyDesk();
  const submitter = people.find(({ role }) => role === 'client_user')?.id ?? '';
  for (const { id: videographer, role } of people) {
    if (role !== 'camera_operator') continue;
    const shoots = [];
    for (let number = 1; number <= shootsEach; number++) {
      const title = `Past shoot ${number}`;
      const row = await workspace.booking({
        clientId: client,
        submitterId: submitter,
        videographerId: videographer,
        state: 'assigned',
        date: new Date(Date.now() - number * day),
        title,
      });
      await workspace.log(row.id, submitter, 'assigned', 1);
      shoots.push({ id: row.id, thread: row.projectThread, title, submitter });
    }
    desk.shoots.set(videographer, shoots);
    desk.offers.set(videographer, []);
  }
  return { tenantId, alias, client, people, desk };
}
