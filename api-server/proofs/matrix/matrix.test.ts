import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { loadContract, type Operation } from '../../src/platform/openapi/document.ts';
import { states } from '../../tests/expected-rights.ts';
import { readEvents } from '../../tests/event-listener.ts';
import type { TestApi } from '../../tests/test-api.ts';
import { isWhole } from '../rounds.ts';
import { addressOf, initOf } from '../send.ts';
import { type ActorName, actorNames } from '../fixtures/actors.ts';
import { canaries } from '../fixtures/canaries.ts';
import type { BookingFixture, BookingSpec } from '../fixtures/booking-fixture.ts';
import { startProofApi } from '../fixtures/proof-api.ts';
import { type ProofWorkspace, createProofWorkspace } from '../fixtures/proof-workspace.ts';
import type { Call } from './call.ts';
import { callsOf } from './calls.ts';
import { isReader, leaksIn } from './leaks.ts';
import { statusFor } from './rule.ts';

type Cell = { actor: ActorName; spec: BookingSpec; status: number };

const { operations } = loadContract();

/** The number of cells per call that `npm test` tries, besides one with a due success. */
const share = 3;

/** Returns every actor in every state; in a share, some actors in different states and one who may call. */
function cellsOf(call: Call, offset: number): Cell[] {
  const all = actorNames.flatMap((actor) =>
    states.map((state) => {
      const submitter = actor === 'unapproved' ? 'unapproved' : 'submitter';
      const spec: BookingSpec = { ...call.booking, state, submitter };
      return { actor, spec, status: statusFor(call.rule, actor, spec) };
    }),
  );
  if (isWhole) return all;
  // Advances four actors and a state each time, for different first cells in each call.
  const stride = 4 * states.length + 1;
  const turned = all.map((_, index) => all[(offset * stride + index) % all.length] as Cell);
  const some = Array.from({ length: share }, (_, index) => turned[index * stride] as Cell);
  const allowed = turned.find(({ status }) => status === 200);
  return allowed && !some.includes(allowed) ? [...some, allowed] : some;
}

/** The body, or the first event of an event stream. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream'))
    return response.text();
  const events = readEvents(response);
  const first = await events.next();
  await events.leave();
  return JSON.stringify(first);
}

describe('rights by actor and state', () => {
  let api: TestApi;
  let workspace: ProofWorkspace;
  before(async () => {
    api = await startProofApi();
    workspace = await createProofWorkspace(api);
  });
  after(() => api.close());

  // Fixtures that calls leave unchanged, by reading or being refused, are shared by all calls.
  const untouched = new Map<string, BookingFixture>();

  /** A booking for each cell; not shared if the call may change it. */
  async function fixturesFor(operation: Operation, cells: Cell[]): Promise<BookingFixture[]> {
    const isReading = operation.method === 'get' && !operation.isMutatingGet;
    const keys = cells.map(({ status, spec }, index) =>
      isReading || status >= 400 ? JSON.stringify(spec) : String(index),
    );
    const missing = new Map(
      keys.flatMap((key, index) => {
        const cell = cells[index];
        return cell && !untouched.has(key) ? [[key, cell.spec]] : [];
      }),
    );
    const made = await workspace.bookings([...missing.values()]);
    const fresh = new Map(
      [...missing.keys()].map((key, index) => [key, made[index] as BookingFixture]),
    );
    for (const [key, fixture] of fresh) if (key.startsWith('{')) untouched.set(key, fixture);
    return keys.map((key) => (untouched.get(key) ?? fresh.get(key)) as BookingFixture);
  }

  async function ask(operation: Operation, call: Call, cell: Cell, fixture: BookingFixture) {
    const { actor } = cell;
    const request = await call.request({ fixture, workspace, actor });
    const init = initOf(operation, request, await workspace.authorization(actor));
    const response = await api.app.request(`/api${addressOf(operation, request)}`, init);
    if (call.endsSession) workspace.forgetTokens();
    return { status: response.status, text: await textOf(response) };
  }

  async function findingsOf(operation: Operation, call: Call, offset: number): Promise<string[]> {
    const findings: string[] = [];
    const cells = cellsOf(call, offset);
    const fixtures = await fixturesFor(operation, cells);
    for (const [index, cell] of cells.entries()) {
      const fixture = fixtures[index] as BookingFixture;
      const { status, text } = await ask(operation, call, cell, fixture);
      const due = cell.status === 200 ? (call.success ?? 200) : cell.status;
      const at = `${call.name ?? ''} ${cell.actor} ${cell.spec.state}`.trim();
      if (status !== due)
        findings.push(`${at}: ${status} instead of ${due}: ${text.slice(0, 300)}`);
      const leaks = leaksIn(text, cell, { call, fixture, users: workspace.users });
      if (leaks.length > 0) findings.push(`${at}: shows ${leaks.join(', ')}`);
      const isShown = text.includes(fixture.title);
      const isDue = isReader(call, cell.actor, cell.spec);
      if (call.shows && isShown !== isDue) {
        findings.push(`${at}: the booking is ${isShown ? '' : 'not '}shown`);
      }
    }
    return findings;
  }

  test('have a call for every operation of the contract', () => {
    const missing = operations.filter(({ operationId }) => callsOf(operationId).length === 0);
    assert.deepEqual(
      missing.map(({ operationId }) => operationId),
      [],
    );
  });

  test("show a booking's canaries to the users who may read them", async () => {
    const fixture = workspace.export.of;
    const read = async (actor: ActorName, path: string) => {
      const headers = await workspace.authorization(actor);
      return (await api.app.request(`/api${path}`, { headers })).text();
    };
    const booking = await read('admin', `/booking/${fixture.id}`);
    const shown = [
      booking,
      await read('editor', `/booking/comments/${fixture.internalThread}`),
      await read('finance', `/invoice/${fixture.invoiceId}`),
      await read('admin', `/mails/${fixture.mailId}`),
    ].join();
    const {
      away: _away,
      password: _password,
      storageFolder: _folder,
      bankAccount: _bank,
      ...own
    } = canaries;
    const missing = Object.values(own).filter((canary) => !shown.includes(String(canary)));
    assert.deepEqual(missing, [canaries.projectText]);
    const csv = await read('admin', `/export/${workspace.export.forAdmin}`);
    assert.ok(csv.includes(fixture.title), 'what was exported can be downloaded');
    assert.match(booking, /812,345\.68/);
  });

  for (const [index, operation] of operations.entries()) {
    const { operationId } = operation;
    test(`hold for ${operationId}, and its answers leak nothing`, async () => {
      const findings: string[] = [];
      for (const [place, call] of callsOf(operationId).entries()) {
        findings.push(...(await findingsOf(operation, call, index + place)));
      }
      assert.deepEqual(findings, []);
    });
  }
});
