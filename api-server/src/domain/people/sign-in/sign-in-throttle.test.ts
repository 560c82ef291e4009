import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, SignedInUser } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { mailedTickets } from '../../../../tests/account/mailed-tickets.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';
import { auditEvent, mail } from '../../schema.ts';

const password = 'seven lamps on a pier';
const slowestMs = 800;

describe('failed sign-ins', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({
      signIn: { windowMinutes: 15, accountFailures: 3, addressFailures: 20, slowestMs },
      trustProxy: true,
    });
  });
  after(() => api.close());

  let workspaces = 0;
  async function home() {
    const workspace = await createTestWorkspace(api.db);
    const net = `10.${++workspaces}`;
    const owner = await workspace.user('editor', { email: `jo@${workspace.alias}.test`, password });
    const { email } = owner;
    const signIn = (from: string, values: { password?: string; cookie?: string } = {}) =>
      api.post<SignedInUser & ApiErrorBody>(
        '/auth/login3',
        { email, password: values.password ?? password, alias: workspace.alias },
        { 'X-Forwarded-For': `${net}.${from}`, ...(values.cookie && { Cookie: values.cookie }) },
      );
    /** Wrong tries, all from this address or each from another one. */
    const fail = async (times: number, from?: string) => {
      for (let index = 0; index < times; index += 1) {
        const { status } = await signIn(from ?? `9.${index}`, { password: 'x' });
        assert.equal(status, 401);
      }
    };
    /** The statuses of simultaneous tries, in the order of their answers. */
    const answersTo = async (tries: Record<string, Parameters<typeof signIn>>) => {
      const answers: [string, number][] = [];
      await Promise.all(
        Object.entries(tries).map(async ([name, values]) => {
          const { status } = await signIn(...values);
          answers.push([name, status]);
        }),
      );
      return answers;
    };
    const askForLink = () => api.post('/auth/password-link', { email, alias: workspace.alias });
    const setPassword = async (from: string) => {
      await askForLink();
      const [ticket] = await mailedTickets(api, email);
      return api.request('/auth/password', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `${net}.${from}` },
        body: JSON.stringify({ ticket, new_password: `${password} again` }),
      });
    };
    const warnings = async () =>
      (await workspace.inside((tx) => tx.select().from(mail))).filter(
        ({ kind }) => kind === 'sign_in_warning',
      );
    return { workspace, owner, signIn, fail, answersTo, setPassword, warnings };
  }

  const cookieOf = ({ headers }: { headers: Headers }) =>
    headers.get('Set-Cookie')?.split(';')[0] ?? '';

  test('from unknown addresses only slow down unknown browsers, and never lock the owner out', async () => {
    const { signIn, fail, answersTo } = await home();
    const cookie = cookieOf(await signIn('1.1'));
    await fail(13);
    const answers = await answersTo({
      stranger: ['4.4', { password: 'x' }],
      'at a new place': ['3.3'],
      'at a known place': ['1.1'],
      'in a known browser': ['2.2', { cookie }],
    });
    assert.deepEqual(
      [answers.slice(0, 2).sort(), answers.slice(2).sort()],
      [
        [
          ['at a known place', 200],
          ['in a known browser', 200],
        ],
        [
          ['at a new place', 200],
          ['stranger', 401],
        ],
      ],
    );
    // A successful sign-in makes that address known.
    assert.deepEqual(
      await answersTo({ stranger: ['5.5', { password: 'x' }], 'no longer new': ['3.3'] }),
      [
        ['no longer new', 200],
        ['stranger', 401],
      ],
    );
  });

  test('in an office pause the account for unknown browsers only', async () => {
    const { signIn, fail } = await home();
    const first = await signIn('1.1');
    assert.match(
      first.headers.get('Set-Cookie') ?? '',
      /^shootline_device=[\w-]{43}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(first);
    assert.equal(cookieOf(await signIn('1.1', { cookie })), cookie);
    await fail(3, '1.1');
    assert.equal((await signIn('1.1')).status, 429);
    assert.equal((await signIn('1.1', { cookie })).status, 200);
    const stranger = await home();
    assert.equal((await stranger.signIn('1.1', { cookie })).status, 200);
  });

  test('in a known browser count for that browser only', async () => {
    const { signIn } = await home();
    const cookie = cookieOf(await signIn('1.1'));
    for (let index = 0; index < 3; index += 1) {
      assert.equal((await signIn(`5.${index}`, { cookie, password: 'x' })).status, 401);
    }
    assert.equal((await signIn('1.1', { cookie })).status, 429);
    assert.equal((await signIn('1.1')).status, 200);
    assert.equal((await signIn('2.2')).status, 200);
  });

  test('are deleted by a mailed link, whose browser then is a known one', async () => {
    const { signIn, fail, setPassword } = await home();
    await fail(3, '1.1');
    assert.equal((await signIn('1.1')).status, 429);
    const set = await setPassword('1.1');
    assert.equal(set.status, 200);
    const changed = { password: `${password} again` };
    assert.equal((await signIn('1.1', changed)).status, 200);
    await fail(3, '1.1');
    const known = { ...changed, cookie: cookieOf(set) };
    assert.equal((await signIn('1.1', changed)).status, 429);
    assert.equal((await signIn('1.1', known)).status, 200);
  });

  test('are mailed to the owner once a day, and listed for admins in the audit', async () => {
    const { workspace, owner, fail, warnings } = await home();
    await fail(2);
    assert.deepEqual(await warnings(), []);
    await fail(12);
    const [told, ...more] = await warnings();
    assert.deepEqual(
      [told?.subject, told?.recipientAddress, more.length],
      ['Somebody tries to sign in to your account', owner.email, 0],
    );
    api.moveClock(60);
    await fail(4);
    assert.equal((await warnings()).length, 1);
    api.moveClock(24 * 60);
    await fail(4);
    assert.equal((await warnings()).length, 2);
    const events = await workspace.inside((tx) =>
      tx.select().from(auditEvent).where(eq(auditEvent.kind, 'sign_ins_slowed')),
    );
    assert.deepEqual(
      events.map(({ userId }) => userId),
      [owner.id, owner.id, owner.id],
    );
  });
});
