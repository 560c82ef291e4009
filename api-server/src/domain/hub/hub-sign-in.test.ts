import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ApiErrorBody, ManagedUser, SignedInUser } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose';
import { createApp } from '../../app.ts';
import { auditEvent, appUser } from '../schema.ts';
import { json, startHubServer } from '../../../tests/servers/hub-server.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { hubSignIn } from './hub-sign-in.ts';

const secret = 'a secret of the hub with enough characters';
const named = { issuer: 'hub.test', audience: 'portal.test' };
const refusal = {
  type: 'NotAuthenticated',
  message: 'Sorry, you could not be signed in from the hub.',
  errors: [],
};
const seconds = testNow.getTime() / 1000;
const key = new TextEncoder().encode(secret);

let serial = 0;

describe('signing in from the hub', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let user: Awaited<ReturnType<TestWorkspace['user']>>;
  let from = 0;

  before(async () => {
    const signIn = hubSignIn({ ...named, key: { secret } });
    api = await startTestApi(
      {
        trustProxy: true,
        signIn: { windowMinutes: 15, accountFailures: 3, addressFailures: 12, slowestMs: 10 },
      },
      undefined,
      { hub: { signIn, signInUrl: 'https://hub.test/portal' } },
    );
  });
  beforeEach(async () => {
    from += 1;
    workspace = await createTestWorkspace(api.db);
    user = await workspace.user('camera_operator', { email: `jo@${workspace.alias}.test` });
    await link(user.id, `hub-${user.id}`);
  });
  after(() => api.close());

  const link = (id: string, hubId: string, values: { isActive?: boolean } = {}) =>
    workspace.inside((tx) =>
      tx
        .update(appUser)
        .set({ hubId, ...values })
        .where(eq(appUser.id, id)),
    );

  const claims = (values: Record<string, unknown> = {}) => ({
    iss: named.issuer,
    aud: named.audience,
    sub: `hub-${user.id}`,
    workspace: workspace.alias,
    jti: `token-${++serial}`,
    iat: seconds,
    exp: seconds + 120,
    ...values,
  });
  const sign = (values: Record<string, unknown> = {}, header = { alg: 'HS256' }, by = key) =>
    new SignJWT(claims(values)).setProtectedHeader(header).sign(by);
  const enter = (token: string, address = `10.0.0.${from}`, to = api) =>
    to.post<SignedInUser & ApiErrorBody>(
      '/auth/sso/hub3',
      { token },
      { 'X-Forwarded-For': address },
    );
  async function refused(token: string, address?: string) {
    const { status, body } = await enter(token, address);
    assert.deepEqual([status, body], [401, refusal]);
  }

  test('tells the sign-in page where the hub signs users in', async () => {
    const { body } = await api.request('/auth/methods');
    assert.deepEqual(body, {
      hub_url: 'https://hub.test/portal',
      passkey_host: 'portal.test',
      demo: null,
    });
    const { hub: _hub, ...deps } = api.deps;
    const answer = await createApp({ ...deps, hub: {} }).request('/api/auth/methods');
    assert.deepEqual(await answer.json(), {
      hub_url: null,
      passkey_host: 'portal.test',
      demo: null,
    });
  });

  test('answers like the password sign-in, with a token that works', async () => {
    const { status, body } = await enter(await sign());
    assert.equal(status, 200);
    assert.deepEqual(
      [body.uuid, body.email, body.role_type],
      [user.id, user.email, 'camera_operator'],
    );
    const headers = { Authorization: `Token ${body.auth_token}` };
    assert.equal((await api.request('/actions', { headers })).status, 200);
  });

  test("accepts the hub's id, and a verified email only for users that the hub manages", async () => {
    const own = await workspace.user('admin');
    const unseen = { sub: 'unseen' };
    await refused(await sign(unseen));
    await refused(await sign({ ...unseen, email: own.email, email_verified: true }));
    await refused(await sign({ ...unseen, email: user.email }), '10.5.0.1');
    await refused(await sign({ ...unseen, email: user.email, email_verified: false }), '10.5.0.1');
    const verified = { ...unseen, email: user.email.toUpperCase(), email_verified: true };
    assert.equal((await enter(await sign(verified))).body.uuid, user.id);
    assert.equal((await enter(await sign({ email: own.email }))).body.uuid, user.id);
  });

  test('admits an account of the workspace once an admin has linked it', async () => {
    const admin = await workspace.user('admin');
    const own = await workspace.user('editor');
    const setLink = (id: string, hub_id: string, by = admin) =>
      api.send<ManagedUser & ApiErrorBody>(by, 'PUT', `/users/${id}/hub-link`, { hub_id });
    const linked = await setLink(own.id, ' u-17 ');
    assert.deepEqual([linked.status, linked.body.is_from_hub], [200, true]);
    assert.equal((await enter(await sign({ sub: 'u-17' }))).body.uuid, own.id);

    const taken = await setLink((await workspace.user('editor')).id, 'u-17');
    assert.deepEqual([taken.status, taken.body.errors[0]?.field], [400, 'hub_id']);
    const empty = await setLink(own.id, ' ');
    assert.deepEqual([empty.status, empty.body.errors[0]?.field], [400, 'hub_id']);
    assert.equal((await setLink(admin.id, 'u-18')).status, 409);
    assert.equal((await setLink(admin.id, 'u-18', own)).status, 403);

    const path = `/users/${own.id}/hub-link`;
    const unlinked = await api.send<ManagedUser>(admin, 'DELETE', path);
    assert.deepEqual([unlinked.status, unlinked.body.is_from_hub], [200, false]);
    await refused(await sign({ sub: 'u-17' }));
    assert.equal((await api.send(admin, 'DELETE', path)).status, 409);
    const events = await workspace.inside((tx) =>
      tx.select().from(auditEvent).where(eq(auditEvent.subjectId, own.id)),
    );
    const changes = events.flatMap(({ details }) => details.changes ?? []);
    assert.deepEqual(
      changes.sort((a) => (a.from === null ? -1 : 1)),
      [
        { what: 'hub', from: null, to: 'u-17' },
        { what: 'hub', from: 'u-17', to: null },
      ],
    );
  });

  test('takes a token once, even if it is sent twice at the same time', async () => {
    const token = await sign();
    const both = await Promise.all([enter(token, '10.9.0.1'), enter(token, '10.9.0.2')]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 401]);
    await refused(token);
    const sameId = { jti: 'one-id' };
    assert.equal((await enter(await sign(sameId))).status, 200);
    await refused(await sign({ ...sameId, exp: seconds + 119 }));
  });

  test("checks the token's times, with 30 seconds of tolerance", async () => {
    const short = { iat: seconds - 100, exp: seconds - 29 };
    assert.equal((await enter(await sign(short))).status, 200);
    await refused(await sign({ ...short, exp: seconds - 31 }));
    await refused(await sign({ exp: seconds + 301 }));
    await refused(await sign({ iat: seconds - 10_000, exp: seconds + 60 }));
    await refused(await sign({ iat: seconds + 60, exp: seconds + 120 }));
    await refused(await sign({ nbf: seconds + 60 }));
  });

  test('answers every invalid token alike', async () => {
    const stranger = await createTestWorkspace(api.db);
    const inactive = await workspace.user('editor');
    await link(inactive.id, 'left', { isActive: false });
    const unsigned = new UnsecuredJWT(claims()).encode();
    const good = await sign();
    const [head = '', body = '', signature = ''] = good.split('.');
    const tokens = [
      await sign({ aud: 'elsewhere' }),
      await sign({ iss: 'someone' }),
      await sign({ workspace: stranger.alias }),
      await sign({ workspace: 'nowhere' }),
      await sign({ sub: 'left' }),
      await sign({ sub: 'left', email: user.email }),
      await sign({ jti: undefined }),
      await sign({ exp: undefined }),
      await sign({ iat: undefined }),
      await sign({ sub: 7 }),
      await sign({ email: 'a\0b', sub: 'unseen' }),
      await sign({ email: 'a@b', sub: 'unseen' }),
      await sign({}, { alg: 'HS512' }),
      await sign({}, undefined, new TextEncoder().encode('another secret of the same length')),
      unsigned,
      `${unsigned}${signature}`,
      `${head}.${body}.`,
      `${head}.${body.slice(0, -2)}.${signature}`,
      'nonsense',
    ];
    let address = 0;
    for (const token of tokens) await refused(token, `10.8.0.${++address}`);
    assert.equal((await enter(good)).status, 200);
    assert.equal((await api.post('/auth/sso/hub3', {})).status, 400);
  });

  test('pauses an address after too many failures', async () => {
    for (let round = 0; round < 12; round += 1) await refused('nonsense', '10.7.0.1');
    const paused = await enter(await sign(), '10.7.0.1');
    assert.deepEqual([paused.status, paused.headers.get('Retry-After')], [429, '900']);
    assert.equal((await enter(await sign(), '10.7.0.2')).status, 200);
  });

  test('refuses every token where no hub is set up', async () => {
    const alone = await startTestApi();
    const { status, body } = await enter(await sign(), '10.6.0.1', alone);
    assert.deepEqual([status, body], [401, refusal]);
    await alone.close();
  });

  test('checks the keys that the hub publishes, and counts no failure while they are missing', async () => {
    const hub = await startHubServer();
    const [pair, foreign] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')];
    const published = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256' };
    const keySetUrl = `${hub.origin}/keys`;
    const signIn = hubSignIn({ ...named, key: { keySetUrl, deadlineMs: 300 } });
    const keyed = await startTestApi(
      { signIn: { windowMinutes: 15, accountFailures: 1, addressFailures: 2, slowestMs: 10 } },
      undefined,
      { hub: { signIn, signInUrl: 'https://hub.test/portal' } },
    );
    workspace = await createTestWorkspace(keyed.db);
    user = await workspace.user('camera_operator');
    await link(user.id, `hub-${user.id}`);
    const signed = (by: CryptoKey, kid = 'k1') =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', kid }).sign(by);
    const status = async (token: string, address: string) =>
      (await enter(token, address, keyed)).status;

    hub.breakAt('/keys', () => undefined);
    const token = await signed(pair.privateKey);
    assert.equal(await status(token, 'a'), 503);
    hub.breakAt('/keys', (_request, response) => response.writeHead(500).end());
    assert.equal(await status(token, 'a'), 503);
    hub.breakAt('/keys', (_request, response) => json(response, { keys: 'none' }));
    assert.equal(await status(token, 'a'), 503);
    hub.breakAt('/keys', (_request, response) => json(response, { keys: [published] }));
    assert.equal(await status(token, 'a'), 200);
    assert.equal(await status(await signed(foreign.privateKey), 'b'), 401);
    const confused = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(new TextEncoder().encode(JSON.stringify(published)));
    assert.equal(await status(confused, 'b'), 401);
    await keyed.close();
    await hub.close();
  });
});
