import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { roles } from '@shootline/shared-api/contract';
import type { RoleName } from '@shootline/shared-api/contract';
import { type Connection, openPostgres } from '../../src/platform/db/connection/client.ts';
import { createDatabase, templateName } from '../../tests/database.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../tests/servers/database-proxy.ts';
import { type Started, serverProcesses } from '../../tests/servers/server-process.ts';
import { createTestWorkspace } from '../../tests/workspace.ts';
import { inconsistenciesIn } from '../kill/consistency.ts';
import { roundsOr } from '../rounds.ts';
import { type Caller, type Counted, callerOf } from './caller.ts';
import { faultsUntil } from './faults.ts';
import { checkAcknowledged } from './acknowledged.ts';
import { type Acknowledged, type Assignment, tasksOf, nothingAcknowledged } from './tasks.ts';
import { listenAs } from './stream.ts';

const seconds = roundsOr(15);
const password = 'long enough';
const alias = 'faults';

const staff: [RoleName, number][] = [
  ['admin', 4],
  ['finance', 2],
  ['reviewer', 2],
  ['editor', 2],
  ['client_owner', 1],
  ['client_team_admin', 2],
  ['client_user', 3],
  ['unapproved_client_user', 1],
  ['camera_operator', 3],
];

type Person = { role: RoleName; email: string; assignment: Assignment };

let processes: Awaited<ReturnType<typeof serverProcesses>>;
let direct: Connection;
let proxy: DatabaseProxy;
let server: Started;
let users: Person[];
let client: string;

/**
 * Creates twenty users. Client users, who only see their own, and videographers get a booking each; the
 * others share one.
 */
async function createPeople(): Promise<void> {
  const workspace = await createTestWorkspace(direct.db, alias);
  client = (await workspace.client()).id;
  const submitterId = (await workspace.user('client_user', { clientId: client })).id;
  const date = new Date(Date.now() + 10 * 86_400_000);
  const shoot = async (values: { submitterId?: string; videographerId?: string } = {}) => {
    const state = values.videographerId ? 'assigned' : 'new';
    const of = { clientId: client, submitterId, date, state, ...values } as const;
    const row = await workspace.booking(of);
    await workspace.log(row.id, submitterId, state, 1);
    return { booking: row.id, thread: row.projectThread };
  };
  const shared = await shoot();
  const assignmentOf = async (role: RoleName, id: string): Promise<Assignment> => {
    if (role === 'camera_operator') return shoot({ videographerId: id });
    return role === 'client_user' ? shoot({ submitterId: id }) : shared;
  };
  users = [];
  for (const [role, count] of staff) {
    for (let number = 1; number <= count; number++) {
      const email = `${role}${number}@faults.test`;
      const isClients = role.includes('client');
      const { id } = await workspace.user(role, {
        email,
        password,
        ...(isClients ? { clientId: client } : {}),
      });
      const assignment = await assignmentOf(role, id);
      users.push({ role, email, assignment });
    }
  }
}

before(async () => {
  processes = await serverProcesses();
  const url = await createDatabase(templateName);
  direct = await openPostgres(url, { poolSize: 2 });
  await createPeople();
  proxy = await startDatabaseProxy(url);
  server = await processes.start({ DATABASE_URL: proxy.url, DATABASE_TIMEOUT_MS: '6000' });
});
after(async () => {
  await processes.close();
  await proxy.close();
  await direct.close();
});

/** Performs random tasks until time is up, and finishes the current one. */
async function workAs(
  person: Person,
  caller: Caller,
  acknowledged: Acknowledged,
  isOver: () => boolean,
) {
  await caller.signIn({ email: person.email, password, alias });
  const tasks = tasksOf(person.role, client);
  while (!isOver()) {
    const task = tasks[Math.floor(Math.random() * tasks.length)];
    await task?.(caller, person.assignment, acknowledged);
  }
}

/** Unexpected failures in the server's log. */
function broken(): string[] {
  return server.said.error.split('\n').filter((line) => line.includes('"event":"request failed"'));
}

test('nobody loses anything however the database fails', async (t) => {
  assert.equal(users.length, 20);
  assert.equal(new Set(users.map(({ role }) => role)).size, Object.keys(roles).length);
  const counted: Counted = { calls: 0, repeated: 0 };
  const acknowledged = nothingAcknowledged();
  const callers = users.map(() => callerOf(server.address, counted));
  const streams = callers.map((caller) => listenAs(server.address, caller));
  let end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() > end;
  const working = users.map((person, index) => {
    const caller = callers[index];
    assert.ok(caller);
    return workAs(person, caller, acknowledged, isOver);
  });
  const failing = faultsUntil(proxy, isOver);
  t.after(async () => {
    end = 0;
    await Promise.allSettled([failing, ...streams.map((stream) => stream.leave())]);
  });
  const day = Promise.all([failing, ...working]);
  const listening = Promise.all(streams.map((stream) => stream.listening));
  await Promise.race([day, listening]).catch((error: unknown) =>
    assert.fail([String(error), ...broken()].join('\n')),
  );
  const [faults] = await day;

  const [admin] = callers;
  assert.ok(admin);
  await checkAcknowledged(admin, acknowledged);
  assert.deepEqual(await inconsistenciesIn(direct.db), []);
  for (const [index, { assignment, role }] of users.entries()) {
    if (role !== 'unapproved_client_user') await streams[index]?.hears(assignment, admin);
  }
  assert.deepEqual(broken(), []);
  assert.equal(await server.stop(), 0, server.said.error);
  const writes =
    acknowledged.comments.length + acknowledged.files.length + acknowledged.bookings.size;
  t.diagnostic(
    `${seconds} seconds, ${faults.length} faults (${[...new Set(faults)].join(', ')}), ` +
      `${counted.calls} calls, ${counted.repeated} repeated, ${writes} acknowledged writes looked up`,
  );
  assert.ok(writes > 0 && faults.length > 0);
});
