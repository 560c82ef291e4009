import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ApiErrorBody, SignedInUser } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { SignJWT } from 'jose';
import { auditEvent, appUser } from '../schema.ts';
import { hubSignIn } from '../hub/hub-sign-in.ts';
import { auditPage, factsOf } from '../../../tests/audit.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

const secret = 'a secret of the hub with enough characters';
const named = { issuer: 'hub.test', audience: 'portal.test' };
const created = testNow.toISOString();

describe('the audit of sign-ins', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let admin: Awaited<ReturnType<TestWorkspace['user']>>;
  let user: typeof admin;
  let from = 0;
  let address: string;
  let logged: Record<string, unknown>[];

  before(async () => {
    const logger = {
      error: () => undefined,
      audit: (entry: Record<string, unknown>) =>
        void logged.push(JSON.parse(JSON.stringify(entry)) as typeof entry),
    };
    api = await startTestApi(
      {
        trustProxy: true,
        signIn: { windowMinutes: 15, accountFailures: 3, addressFailures: 8, slowestMs: 10 },
      },
      undefined,
      { logger, hub: { signIn: hubSignIn({ ...named, key: { secret } }) } },
    );
  });
  beforeEach(async () => {
    address = `10.0.0.${++from}`;
    workspace = await createTestWorkspace(api.db);
    admin = await workspace.user('admin');
    user = await workspace.user('editor', { password: 'shootline' });
    logged = [];
  });
  after(() => api.close());

  const headers = () => ({ 'X-Forwarded-For': `1.2.3.4, ${address}`, 'X-Request-Id': 'request-1' });
  const signIn = (values: Record<string, unknown> = {}) =>
    api.post<SignedInUser & ApiErrorBody>(
      '/auth/login3',
      { email: user.email, password: 'shootline', alias: workspace.alias, ...values },
      headers(),
    );
  let serial = 0;
  const token = (values: Record<string, unknown> = {}) =>
    new SignJWT({
      iss: named.issuer,
      aud: named.audience,
      sub: 'unseen',
      email: user.email,
      workspace: workspace.alias,
      jti: `token-${++serial}`,
      iat: testNow.getTime() / 1000,
      exp: testNow.getTime() / 1000 + 120,
      ...values,
    })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
  const enter = (token: string) => api.post<ApiErrorBody>('/auth/sso/hub3', { token }, headers());
  const recorded = async () => (await auditPage(api, admin)).results.map(factsOf);
  const where = () => ({ created, address, request_id: 'request-1' });

  test('records signing in by password and signing out', async () => {
    const { body } = await signIn();
    const password = { ...where(), kind: 'sign_in', person: user.id, method: 'password' };
    assert.deepEqual(await recorded(), [password]);
    api.moveClock(1);
    const left = await api.request('/auth/logout', {
      method: 'POST',
      headers: { ...headers(), Authorization: `Token ${body.auth_token}` },
    });
    api.moveClock(-1);
    assert.equal(left.status, 204);
    const [out, ...earlier] = await recorded();
    assert.deepEqual(earlier, [password]);
    assert.deepEqual([out?.kind, out?.person, out?.address], ['sign_out', user.id, address]);
    assert.deepEqual(logged, [
      {
        event: 'audit',
        kind: 'sign_in',
        tenantId: workspace.tenantId,
        userId: user.id,
        address,
        requestId: 'request-1',
        method: 'password',
      },
      {
        event: 'audit',
        kind: 'sign_out',
        tenantId: workspace.tenantId,
        userId: user.id,
        address,
        requestId: 'request-1',
      },
    ]);
  });

  test('records a failed one with the account if it exists, never with the typed values', async () => {
    const inactive = await workspace.user('editor', { password: 'shootline', isActive: false });
    const typed = { email: 'a.stranger@example.test', password: 'a secret typed wrongly' };
    const failed = { ...where(), kind: 'sign_in_failed', method: 'password' };
    for (const [values, facts] of [
      [{ password: typed.password }, { person: user.id, reason: 'wrong_password' }],
      [{ email: inactive.email }, { person: inactive.id, reason: 'inactive_account' }],
      [typed, { person: null, reason: 'unknown_account' }],
    ] as const) {
      logged = [];
      assert.equal((await signIn(values)).status, 401);
      const events = await recorded();
      const same = events.filter(({ reason }) => reason === facts.reason);
      assert.deepEqual(same, [{ ...failed, ...facts }]);
      assert.equal(logged.length, 1);
    }
    assert.equal((await signIn({ ...typed, alias: 'nowhere' })).status, 401);
    assert.equal(logged.at(-1)?.['tenantId'], undefined);
    assert.equal((await recorded()).length, 3);
    const rows = await workspace.inside((tx) => tx.select().from(auditEvent));
    const everything = JSON.stringify([rows, logged]);
    for (const text of Object.values(typed)) assert.equal(everything.includes(text), false, text);
  });

  test('records a pause of an account or address, but not the tries during it', async () => {
    for (let tries = 0; tries < 3; tries += 1) await signIn({ password: 'x' });
    assert.equal((await signIn()).status, 429);
    assert.equal((await signIn()).status, 429);
    const paused = { ...where(), kind: 'sign_in_paused', method: 'password' };
    const pauses = async () =>
      (await auditPage(api, admin, '?kind=sign_in_paused')).results.map(factsOf);
    assert.deepEqual(await pauses(), [{ ...paused, person: user.id }]);
    for (let tries = 0; tries < 10; tries += 1) {
      await signIn({ email: `nobody${tries}@example.test` });
    }
    const [first, second] = (await pauses()).sort((a) => (a.person === null ? -1 : 1));
    assert.deepEqual(
      [first, second],
      [
        { ...paused, person: null },
        { ...paused, person: user.id },
      ],
    );
    assert.equal((await pauses()).length, 2);
  });

  test('records sign-ins from the hub, accepted or refused', async () => {
    assert.equal((await enter(await token())).status, 401);
    await workspace.inside((tx) =>
      tx.update(appUser).set({ hubId: 'unseen' }).where(eq(appUser.id, user.id)),
    );
    const good = await token();
    assert.equal((await enter(good)).status, 200);
    assert.equal((await enter(good)).status, 401);
    assert.equal((await enter(await token({ sub: 'nobody', email: 'no@body.test' }))).status, 401);
    await workspace.inside((tx) =>
      tx.update(appUser).set({ isActive: false }).where(eq(appUser.id, user.id)),
    );
    assert.equal((await enter(await token())).status, 401);
    const events = await recorded();
    const all = events.sort((a, b) => String(a.reason).localeCompare(String(b.reason)));
    const failed = { ...where(), kind: 'sign_in_failed', method: 'hub' };
    assert.deepEqual(all, [
      { ...failed, person: user.id, reason: 'inactive_account' },
      { ...failed, person: user.id, reason: 'not_linked' },
      { ...where(), kind: 'sign_in', person: user.id, method: 'hub' },
      { ...failed, person: null, reason: 'unknown_account' },
      { ...failed, person: user.id, reason: 'used_token' },
    ]);
    // An invalid token cannot be trusted, not even its workspace, and is only logged.
    assert.equal((await enter(`${good}x`)).status, 401);
    assert.equal((await recorded()).length, 5);
    assert.deepEqual(logged.at(-1), {
      event: 'audit',
      kind: 'sign_in_failed',
      address,
      requestId: 'request-1',
      method: 'hub',
    });
    for (let tries = 0; tries < 10; tries += 1) await enter(`${good}x`);
    const pauses = logged.filter(({ kind }) => kind === 'sign_in_paused');
    assert.deepEqual(pauses, [{ ...logged.at(-1), kind: 'sign_in_paused' }]);
  });
});
