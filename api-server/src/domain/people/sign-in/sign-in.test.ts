import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, SignedInUser } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { createApp } from '../../../app.ts';
import { appUser, session } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';

const refusal = 'Sorry, the email, password or workspace is not right.';

describe('signing in', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({
      signIn: { windowMinutes: 15, accountFailures: 3, addressFailures: 20, slowestMs: 10 },
      trustProxy: true,
    });
  });
  after(() => api.close());

  let address = 0;
  async function workspaceWithUser() {
    const workspace = await createTestWorkspace(api.db);
    const client = await workspace.client({ name: 'Harbour Bank' });
    const email = `jo@${workspace.alias}.test`;
    const user = await workspace.user('client_user', {
      email,
      fullName: 'Jo Park',
      clientId: client.id,
      password: 'shootline',
    });
    const from = `10.0.0.${++address}`;
    const signIn = (values: Record<string, unknown> = {}, forwarded = from) =>
      api.post<SignedInUser & ApiErrorBody>(
        '/auth/login3',
        { email, password: 'shootline', alias: workspace.alias, ...values },
        { 'X-Forwarded-For': forwarded },
      );
    return { workspace, client, user, email, signIn };
  }

  const withToken = (token: string) => ({ headers: { Authorization: `Token ${token}` } });

  test('answers the user, with a token that works', async () => {
    const { workspace, client, user, email, signIn } = await workspaceWithUser();
    const { status, body, headers } = await signIn();
    assert.equal(status, 200);
    const { auth_token: token, sign_out_token, session_expires: _expires, ...rest } = body;
    assert.notEqual(sign_out_token, token);
    assert.deepEqual(rest, {
      uuid: user.id,
      id: 1,
      full_name: 'Jo Park',
      initials: 'JP',
      email,
      phone: '',
      phone_formatted: '',
      timezone: 'Australia/Sydney',
      client: { id: client.id, name: 'Harbour Bank' },
      role_policy: 3,
      role_type: 'client_user',
      workspace: workspace.alias,
      first_page: null,
      shows_welcome: true,
    });
    assert.equal(headers.get('Cache-Control'), 'no-store');
    assert.equal((await api.request('/client', withToken(token))).status, 200);
  });

  test('ignores case and surrounding spaces in email and workspace', async () => {
    const { workspace, email, signIn } = await workspaceWithUser();
    const typed = { email: ` ${email.toUpperCase()} `, alias: ` ${workspace.alias.toUpperCase()}` };
    assert.equal((await signIn(typed)).status, 200);
  });

  test('gives the same answer for a wrong password, an unknown user and an unknown workspace', async () => {
    const { signIn } = await workspaceWithUser();
    for (const wrong of [{ password: 'x' }, { email: 'no@body.test' }, { alias: 'nowhere' }]) {
      const { status, body } = await signIn(wrong);
      assert.equal(status, 401);
      assert.deepEqual(body, { type: 'NotAuthenticated', message: refusal, errors: [] });
    }
  });

  test('is refused to an inactive user, and to a user of another workspace', async () => {
    const { workspace, signIn } = await workspaceWithUser();
    const email = `gone@${workspace.alias}.test`;
    await workspace.user('admin', { email, password: 'shootline', isActive: false });
    assert.equal((await signIn({ email })).body.message, refusal);
    const other = await createTestWorkspace(api.db);
    assert.equal((await signIn({ alias: other.alias })).body.message, refusal);
  });

  test('lists every missing or invalid value', async () => {
    const { signIn } = await workspaceWithUser();
    const empty = await signIn({ email: '', password: '', alias: ' ' });
    assert.equal(empty.status, 400);
    assert.equal(empty.body.type, 'ValidationError');
    assert.deepEqual(
      empty.body.errors.map(({ field, message }) => [field, message]),
      ['email', 'password', 'alias'].map((field) => [field, 'Please enter a value.']),
    );
    const noEmail = await signIn({ email: 'jo' });
    assert.deepEqual(noEmail.body.errors, [
      { field: 'email', message: 'Enter a valid email address.', errors: [] },
    ]);
    const absent = await api.post<ApiErrorBody>('/auth/login3', {});
    assert.equal(absent.body.errors.length, 3);
    const unknown = await signIn({ remember: true });
    assert.deepEqual(unknown.body.errors[0]?.field, 'remember');
  });

  test('answers broken JSON, a NUL, and deep or huge bodies with an error', async () => {
    const { signIn } = await workspaceWithUser();
    const deep = '['.repeat(400_000) + ']'.repeat(400_000);
    assert.equal((await api.post('/auth/login3', deep)).status, 400);
    assert.equal((await api.post('/auth/login3', '{')).status, 400);
    assert.equal((await api.post('/auth/login3', '[1]')).status, 400);
    assert.equal((await signIn({ password: 'a\0b' })).status, 400);
    const huge = await api.post<ApiErrorBody>('/auth/login3', 'x'.repeat(1_100_000));
    assert.equal(huge.status, 413);
    assert.equal(huge.body.type, 'PayloadTooLarge');
  });

  test('pauses an account after too many failures from an address, but only for that address', async () => {
    const { signIn } = await workspaceWithUser();
    for (let round = 0; round < 3; round += 1) {
      assert.equal((await signIn({ password: 'x' }, '10.1.0.1')).status, 401);
    }
    const blocked = await signIn({}, '10.1.0.1');
    assert.equal(blocked.status, 429);
    assert.equal(blocked.headers.get('Retry-After'), '900');
    assert.match(blocked.body.message, /Please try again in 15 minutes\./);
    assert.equal((await signIn({}, '10.1.0.2')).status, 200);
    for (let round = 0; round < 30; round += 1) await signIn({}, '10.1.0.1');
    const colleague = await workspaceWithUser();
    assert.equal((await colleague.signIn({}, '10.1.0.1')).status, 200);
    api.moveClock(16);
    assert.equal((await signIn({}, '10.1.0.1')).status, 200);
  });

  test('lets a whole office in at once', async () => {
    const { signIn } = await workspaceWithUser();
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn({}, '10.5.0.1')));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  });

  test('clears the failures of an account that signs in', async () => {
    const { signIn } = await workspaceWithUser();
    for (let round = 0; round < 3; round += 1) {
      await signIn({ password: 'x' });
      await signIn({ password: 'x' });
      assert.equal((await signIn()).status, 200);
    }
  });

  test("pauses an address that tries many accounts, using the trusted proxy's address", async () => {
    const { signIn } = await workspaceWithUser();
    const forged = (index: number) => `${index}.2.3.4, 10.9.9.9`;
    for (let index = 0; index < 20; index += 1) {
      await signIn({ email: `u${index}@x.test` }, forged(index));
    }
    assert.equal((await signIn({}, forged(99))).status, 429);
    assert.equal((await signIn({}, '10.9.9.8')).status, 200);
  });

  test('lets no more simultaneous tries through than the limit', async () => {
    const { signIn } = await workspaceWithUser();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn({ password: 'x' }, '10.3.0.1')),
    );
    assert.equal(answers.filter(({ status }) => status === 401).length, 3);
  });

  test('stores neither password nor token in plain text', async () => {
    const { user, signIn } = await workspaceWithUser();
    const { body } = await signIn();
    assert.match(user.passwordHash ?? '', /^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
    const stored = await api.db.select().from(session).where(eq(session.userId, user.id));
    assert.equal(JSON.stringify(stored).includes(body.auth_token), false);
  });

  test('is ended by signing out, at once and for that session only', async () => {
    const { signIn } = await workspaceWithUser();
    const [one, two] = [(await signIn()).body.auth_token, (await signIn()).body.auth_token];
    const out = await api.request('/auth/logout', { method: 'POST', ...withToken(one) });
    assert.equal(out.status, 204);
    assert.equal((await api.request('/actions', withToken(one))).status, 401);
    assert.equal((await api.request('/actions', withToken(two))).status, 200);
  });

  test('is ended by its sign-out token too, which opens nothing', async () => {
    const { signIn } = await workspaceWithUser();
    const [one, two] = [(await signIn()).body, (await signIn()).body];
    const leave = (token: string) =>
      api.request('/auth/logout', { method: 'POST', ...withToken(token) });
    const isOpen = async (token: string) =>
      (await api.request('/actions', withToken(token))).status === 200;
    const stored = await api.db.select().from(session);
    assert.ok(stored.some(({ tokenHash }) => one.sign_out_token.endsWith(tokenHash)));
    assert.equal(await isOpen(one.sign_out_token), false);
    const write = { method: 'PUT', ...withToken(one.sign_out_token) };
    assert.equal((await api.request('/account/welcome', write)).status, 401);
    assert.equal((await leave(one.sign_out_token)).status, 204);
    assert.deepEqual([await isOpen(one.auth_token), await isOpen(two.auth_token)], [false, true]);
    assert.equal((await leave(one.sign_out_token)).status, 401);
    const other = await workspaceWithUser();
    const { sign_out_token: theirs } = (await other.signIn()).body;
    const mixed = theirs.slice(0, 22) + two.sign_out_token.slice(22);
    assert.equal((await leave(mixed)).status, 401);
  });

  test('stays valid while it is used, and ends after a time without use', async () => {
    const { signIn } = await workspaceWithUser();
    const token = (await signIn()).body.auth_token;
    const days = 24 * 60;
    api.moveClock(29 * days);
    assert.equal((await api.request('/actions', withToken(token))).status, 200);
    api.moveClock(29 * days);
    assert.equal((await api.request('/actions', withToken(token))).status, 200);
    api.moveClock(31 * days);
    const ended = await api.request<ApiErrorBody>('/actions', withToken(token));
    assert.equal(ended.status, 401);
    assert.match(ended.body.message, /not authenticated\. Please sign out, then sign in/);
  });

  test('ends 90 days after it was opened, even if it is used, and is then deleted', async () => {
    const { user, signIn } = await workspaceWithUser();
    const token = (await signIn()).body.auth_token;
    const stored = () => api.db.select().from(session).where(eq(session.userId, user.id));
    const day = 24 * 60;
    for (let weeks = 0; weeks < 12; weeks += 1) {
      api.moveClock(7 * day);
      assert.equal((await api.request('/actions', withToken(token))).status, 200);
    }
    api.moveClock(6 * day - 1);
    assert.equal((await api.request('/actions', withToken(token))).status, 200);
    api.moveClock(1);
    const ended = await api.request<ApiErrorBody>('/actions', withToken(token));
    assert.deepEqual([ended.status, ended.body.type], [401, 'NotAuthenticated']);
    assert.equal((await stored()).length, 1);
    api.moveClock(1);
    const again = (await signIn()).body.auth_token;
    assert.equal((await api.request('/actions', withToken(again))).status, 200);
    assert.equal((await stored()).length, 1);
  });

  test('ends at once when the deployment lowers the maximum age of sessions', async () => {
    const { signIn } = await workspaceWithUser();
    const token = (await signIn()).body.auth_token;
    api.moveClock(8 * 24 * 60);
    assert.equal((await api.request('/actions', withToken(token))).status, 200);
    const { deps } = api;
    const strict = createApp({ ...deps, settings: { ...deps.settings, sessionMaxDays: 7 } });
    const refused = await strict.request('/api/actions', withToken(token));
    assert.equal(refused.status, 401);
  });

  test('ends when the user is deactivated', async () => {
    const { workspace, signIn } = await workspaceWithUser();
    const email = `leaver@${workspace.alias}.test`;
    const leaver = await workspace.user('editor', { email, password: 'shootline' });
    const token = (await signIn({ email })).body.auth_token;
    await workspace.inside((tx) =>
      tx.update(appUser).set({ isActive: false }).where(eq(appUser.id, leaver.id)),
    );
    assert.equal((await api.request('/actions', withToken(token))).status, 401);
  });

  test('is required for every other call, whatever the header contains', async () => {
    for (const header of [
      '',
      'Token',
      'Token nope',
      `Bearer ${'x'.repeat(43)}`,
      `Token ${'x'.repeat(43)}`,
    ]) {
      const { status, body } = await api.request<ApiErrorBody>('/booking/list-bookings?offset=-1', {
        headers: { Authorization: header },
      });
      assert.equal(status, 401, header);
      assert.equal(body.type, 'NotAuthenticated');
    }
  });
});
