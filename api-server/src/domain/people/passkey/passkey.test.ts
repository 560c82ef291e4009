import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  ManagedUser,
  Passkey,
  SignedInUser,
} from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { homeOf } from '../../../../tests/account/second-factor.ts';
import {
  type Options,
  softwareAuthenticator,
} from '../../../../tests/account/software-authenticator.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { appUser, passkey, tenant } from '../../schema.ts';

const path = '/account/passkeys';
const refusal =
  'Sorry, this passkey does not sign you in. It may have been removed, or you have waited too long. Please try again, or use your password.';

describe('a passkey', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({
      signIn: { windowMinutes: 15, accountFailures: 3, addressFailures: 12, slowestMs: 10 },
      trustProxy: true,
      portalOrigins: ['https://finance.portal.test', 'https://elsewhere.test'],
    });
  });
  after(() => api.close());

  async function homeWithPasskey() {
    const home = await homeOf(api);
    const { call, address } = home;
    const device = softwareAuthenticator();
    const post = <Body>(to: string, body?: unknown, from = address) =>
      api.request<Body & ApiErrorBody>(to, {
        method: 'POST',
        headers: {
          'X-Forwarded-For': from,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const asked = async () => (await post<Options>('/auth/passkey/begin')).body;
    const begin = (token: string) => call<Options>(token, 'POST', `${path}/begin`);
    const add = (token: string, name: string, credential: unknown) =>
      call<Passkey[]>(token, 'POST', path, { name, credential });
    const addOf = async (token: string, of = device, name = 'Phone') => {
      const added = await add(token, name, of.make((await begin(token)).body));
      assert.equal(added.status, 200, JSON.stringify(added.body));
      return added.body.at(-1) as Passkey;
    };
    const enter = (answer: unknown, from = address) =>
      post<SignedInUser>('/auth/passkey', answer, from);
    const show = async (of = device) => enter(of.show(await asked()));
    const confirm = (token: string, answer: unknown) =>
      call(token, 'POST', `${path}/confirm`, answer);
    return { ...home, device, asked, begin, add, addOf, enter, show, confirm };
  }

  test('is added with a name, and then signs its user in without a password', async () => {
    const { workspace, jo, email, device, addOf, show, call, tokenOf, mails, events } =
      await homeWithPasskey();
    const token = await tokenOf();
    const elsewhere = await tokenOf();
    device.behaviour.isCopied = true;
    const added = await addOf(token, device, '  Phone ');
    assert.deepEqual(
      [added.name, added.is_synced, added.created, added.last_used],
      ['Phone', true, api.deps.clock().toISOString(), null],
    );
    // Nothing is taken away, so the other session goes on.
    assert.equal((await call(elsewhere, 'GET', '/account')).status, 200);

    api.moveClock(2);
    const { status, body } = await show();
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual([body.uuid, body.email, body.workspace], [jo.id, email, workspace.alias]);
    const [seen] = (await call<Passkey[]>(body.auth_token, 'GET', path)).body;
    assert.equal(seen?.last_used, api.deps.clock().toISOString());
    assert.deepEqual(await mails(), ['A passkey was added to your account']);
    const kinds = (await events()).map(({ kind, details }) => [kind, details.method]);
    assert.ok(kinds.some(([kind]) => kind === 'passkey_added'));
    assert.ok(kinds.some(([kind, method]) => kind === 'sign_in' && method === 'passkey'));
  });

  test('is offered with options that name no user and ask for verification', async () => {
    const { jo, email, workspace, begin, addOf, asked, tokenOf, device } = await homeWithPasskey();
    const { challenge, ...options } = await asked();
    assert.ok(challenge.length >= 40);
    assert.deepEqual(options, {
      rpId: 'portal.test',
      timeout: 60_000,
      userVerification: 'required',
    });
    const token = await tokenOf();
    await addOf(token);
    const { rp, user, excludeCredentials, attestation } = (await begin(token)).body;
    assert.deepEqual(rp, { id: 'portal.test', name: 'Camera House' });
    const ids = (jo.tenantId + jo.id).replaceAll('-', '');
    assert.deepEqual(user, {
      id: Buffer.from(ids, 'hex').toString('base64url'),
      name: `${email} (${workspace.alias})`,
      displayName: 'Jo Park',
    });
    assert.deepEqual(excludeCredentials, [
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ]);
    assert.equal(attestation, 'none');
  });

  test('counts as both factors, also for an account with an app', async () => {
    const { enrolled, addOf, show, signIn } = await homeWithPasskey();
    const { token } = await enrolled();
    await addOf(token);
    assert.equal((await signIn()).body.type, 'SecondFactorNeeded');
    assert.equal((await show()).status, 200);
  });

  test('works once for each challenge, and only for five minutes', async () => {
    const { addOf, asked, enter, tokenOf, device } = await homeWithPasskey();
    const token = await tokenOf();
    await addOf(token);
    const answer = device.show(await asked());
    const both = await Promise.all([enter(answer), enter(answer)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 401]);
    const late = await asked();
    api.moveClock(5);
    const refused = await enter(device.show(late));
    assert.deepEqual([refused.status, refused.body.message], [401, refusal]);
    assert.equal((await enter(device.show({ challenge: 'invented' }))).status, 401);
  });

  test('is made once for each challenge, in the session that began', async () => {
    const { asked, tokenOf, begin, add } = await homeWithPasskey();
    const token = await tokenOf();
    const other = softwareAuthenticator();
    const made = other.make((await begin(token)).body);
    const elsewhere = await add(await tokenOf(), 'Key', made);
    assert.equal(elsewhere.status, 409);
    assert.equal((await add(token, 'Key', made)).status, 200);
    assert.equal((await add(token, 'Key', made)).status, 409);
    const ofSignIn = { ...(await begin(token)).body, ...(await asked()) };
    assert.equal((await add(token, 'Key', other.make(ofSignIn))).status, 409);
  });

  test('is refused without verification, on a foreign page, with a wrong signature or a lower counter', async () => {
    const { addOf, asked, enter, show, tokenOf, device, events } = await homeWithPasskey();
    await addOf(await tokenOf());
    const { behaviour } = device;
    const statusWith = async (values: Partial<typeof behaviour>) => {
      const usual = { ...behaviour };
      Object.assign(behaviour, values);
      const { status } = await show();
      Object.assign(behaviour, usual);
      // A success ends the failures of the account.
      api.moveClock(16);
      return status;
    };
    assert.equal(await statusWith({ isVerified: false }), 401);
    assert.equal(await statusWith({ origin: 'https://portal.test.evil.test' }), 401);
    assert.equal(await statusWith({ host: 'elsewhere.test' }), 401);
    assert.equal(await statusWith({ origin: 'https://finance.portal.test' }), 200);
    assert.equal(await statusWith({ origin: 'https://elsewhere.test' }), 200);
    assert.equal(await statusWith({ origin: 'https://third.test' }), 401);
    const answer = device.show(await asked());
    const { signature } = softwareAuthenticator().show(await asked()).response;
    const forged = { ...answer, response: { ...answer.response, signature } };
    assert.equal((await enter(forged)).status, 401);
    device.setBack();
    assert.equal((await show()).status, 401);
    const reasons = (await events()).map(({ details }) => details.reason);
    assert.equal(reasons.filter((reason) => reason === 'wrong_passkey').length, 6);
    const odd = { ...answer, response: { ...answer.response, clientDataJSON: 'bnVsbA' } };
    assert.equal((await enter(odd, '10.6.0.1')).status, 401);
    assert.equal((await enter({ ...answer, id: 'a b' }, '10.6.0.1')).status, 400);
  });

  test('that is unknown, or of another user, signs nobody in', async () => {
    const { addOf, asked, enter, tokenOf, device } = await homeWithPasskey();
    const other = await homeWithPasskey();
    await addOf(await tokenOf());
    await other.addOf(await other.tokenOf());
    assert.equal((await enter(softwareAuthenticator().show(await asked()))).status, 401);
    const answer = device.show(await asked());
    const { userHandle } = other.device.show(await asked()).response;
    for (const handle of [userHandle, 'AAAA', undefined]) {
      const mixed = { ...answer, response: { ...answer.response, userHandle: handle } };
      assert.equal((await enter(mixed)).status, 401);
    }
  });

  test('is throttled as a password is', async () => {
    const { addOf, asked, enter, tokenOf, device, signIn, events, show } = await homeWithPasskey();
    await addOf(await tokenOf());
    const wrong = async () => {
      const answer = device.show({ challenge: 'invented' });
      return (await enter(answer, '10.6.0.2')).status;
    };
    assert.deepEqual(
      [await wrong(), await wrong(), await wrong(), await wrong()],
      [401, 401, 401, 429],
    );
    assert.ok((await events()).some(({ kind }) => kind === 'sign_in_paused'));
    const locked = await enter(device.show(await asked()), '10.6.0.2');
    assert.equal(locked.status, 429);
    // The owner is not locked out.
    assert.equal((await show()).status, 200);
    assert.equal((await signIn()).status, 200);
    const unknown = async () =>
      (await enter(softwareAuthenticator().show({ challenge: 'invented' }), '10.6.0.3')).status;
    for (let index = 0; index < 12; index += 1) assert.equal(await unknown(), 401);
    assert.equal(await unknown(), 429);
  });

  test('is added and removed after the recent password, or another passkey', async () => {
    const { addOf, asked, begin, confirm, tokenOf, call, device, events } = await homeWithPasskey();
    const token = await tokenOf();
    const { uuid } = await addOf(token);
    api.moveClock(16);
    const remove = (id: string) => call<Passkey[]>(token, 'DELETE', `${path}/${id}`);
    assert.equal((await begin(token)).body.type, 'PasswordNeeded');
    assert.equal((await remove(uuid)).body.type, 'PasswordNeeded');

    const stranger = await homeWithPasskey();
    await stranger.addOf(await stranger.tokenOf());
    assert.equal((await confirm(token, stranger.device.show(await asked()))).status, 409);
    assert.equal((await begin(token)).body.type, 'PasswordNeeded');
    assert.equal((await confirm(token, device.show(await asked()))).status, 204);
    const second = await addOf(token, softwareAuthenticator(), 'Key');
    const kinds = (await events()).map(({ kind }) => kind);
    assert.ok(kinds.includes('passkey_confirmed') && kinds.includes('passkey_not_confirmed'));
    const left = await remove(second.uuid);
    assert.deepEqual(
      left.body.map(({ name }) => name),
      ['Phone'],
    );
    for (let index = 0; index < 3; index += 1) {
      assert.equal((await confirm(token, device.show({ challenge: 'no' }))).status, 409);
    }
    assert.equal((await confirm(token, device.show(await asked()))).status, 429);
  });

  test('is allowed to portals on other hosts by a file that browsers read', async () => {
    const answer = await api.app.request('/.well-known/webauthn');
    assert.match(answer.headers.get('Content-Type') ?? '', /^application\/json/);
    assert.deepEqual(await answer.json(), { origins: ['https://elsewhere.test'] });
    const { body } = await api.request<{ passkey_origins?: string[] }>('/auth/methods');
    assert.deepEqual(body.passkey_origins, ['https://elsewhere.test']);
  });

  test('gets another name from its user only', async () => {
    const { addOf, tokenOf, call } = await homeWithPasskey();
    const token = await tokenOf();
    const { uuid } = await addOf(token);
    const stranger = await homeWithPasskey();
    const foreign = await stranger.addOf(await stranger.tokenOf());
    const rename = (id: string, name: string) =>
      call<Passkey[]>(token, 'PUT', `${path}/${id}`, { name });
    const renamed = await rename(uuid, ' Office laptop ');
    assert.deepEqual(
      [renamed.status, renamed.body.map(({ name }) => name)],
      [200, ['Office laptop']],
    );
    assert.equal((await rename(uuid, ' ')).status, 400);
    assert.equal((await rename(foreign.uuid, 'Mine')).status, 404);
  });

  test('that is removed signs nobody in, and ends the other sessions', async () => {
    const { addOf, show, tokenOf, call, mails, events } = await homeWithPasskey();
    const token = await tokenOf();
    const { uuid } = await addOf(token);
    const { auth_token: elsewhere } = (await show()).body;
    const stranger = await homeWithPasskey();
    const foreign = await stranger.addOf(await stranger.tokenOf());
    assert.equal((await call(token, 'DELETE', `${path}/${foreign.uuid}`)).status, 404);
    const removed = await call<Passkey[]>(token, 'DELETE', `${path}/${uuid}`);
    assert.deepEqual([removed.status, removed.body], [200, []]);
    assert.equal((await call(token, 'DELETE', `${path}/${uuid}`)).status, 404);
    assert.equal((await call(elsewhere, 'GET', '/account')).status, 401);
    assert.equal((await show()).status, 401);
    assert.ok((await mails()).includes('A passkey was removed from your account'));
    assert.ok((await events()).some(({ kind }) => kind === 'passkey_removed'));
  });

  test('is enough where a second factor is required, and then the password is not', async () => {
    const { workspace, addOf, show, signIn, call, tokenOf } = await homeWithPasskey();
    const token = await tokenOf();
    const { uuid } = await addOf(token);
    await workspace.inside((tx) =>
      tx.update(tenant).set({ secondFactor: 'staff' }).where(eq(tenant.id, workspace.tenantId)),
    );
    assert.equal((await call(token, 'GET', '/reference-data')).status, 200);
    const byPassword = await signIn();
    assert.deepEqual(
      [byPassword.status, byPassword.body.message],
      [409, 'Your workspace requires a second factor. Please sign in with your passkey.'],
    );
    assert.equal((await signIn({ password: 'wrong' })).status, 401);
    assert.equal((await show()).status, 200);
    const factor = (await call<{ has_passkey: boolean }>(token, 'GET', '/account/second-factor'))
      .body;
    assert.equal(factor.has_passkey, true);
    const last = await call(token, 'DELETE', `${path}/${uuid}`);
    assert.equal(last.status, 409);
    await addOf(token, softwareAuthenticator(), 'Key');
    assert.equal((await call(token, 'DELETE', `${path}/${uuid}`)).status, 200);
  });

  test('is removed when an admin resets the second factor', async () => {
    const { workspace, jo, addOf, show, tokenOf } = await homeWithPasskey();
    await addOf(await tokenOf());
    const admin = await workspace.user('admin');
    const has = async () => {
      const { results } = await api.get<{ results: ManagedUser[] }>(admin, '/users');
      return results.find(({ uuid }) => uuid === jo.id)?.has_second_factor;
    };
    assert.equal(await has(), true);
    assert.equal((await api.send(admin, 'DELETE', `/users/${jo.id}/second-factor`)).status, 200);
    assert.equal(await has(), false);
    assert.equal((await show()).status, 401);
  });

  test('is not for users who sign in only from the hub, nor for inactive ones', async () => {
    const { workspace, jo, addOf, begin, show, tokenOf } = await homeWithPasskey();
    const token = await tokenOf();
    await addOf(token);
    const change = (values: Partial<typeof appUser.$inferInsert>) =>
      workspace.inside((tx) => tx.update(appUser).set(values).where(eq(appUser.id, jo.id)));
    await change({ isActive: false });
    assert.equal((await show()).status, 401);
    await change({ isActive: true, hubId: 'h-1', passwordHash: null });
    assert.equal((await show()).status, 401);
    const refused = await begin(token);
    assert.deepEqual(
      [refused.status, refused.body.message],
      [409, 'You sign in from the hub, and have no passkeys here.'],
    );
  });

  test('is one of twenty at most, and belongs to its workspace', async () => {
    const { workspace, jo, begin, addOf, tokenOf } = await homeWithPasskey();
    const token = await tokenOf();
    await addOf(token);
    const rows = await workspace.inside((tx) => tx.select().from(passkey));
    const [row] = rows;
    assert.ok(row && rows.length === 1 && row.userId === jo.id);
    const more = Array.from({ length: 19 }, (_, index) => ({
      ...row,
      id: undefined,
      credentialId: `more-${index}`,
    }));
    await workspace.inside((tx) => tx.insert(passkey).values(more));
    assert.equal((await begin(token)).status, 409);
    const stranger = await homeOf(api);
    assert.deepEqual(await stranger.workspace.inside((tx) => tx.select().from(passkey)), []);
  });
});

test('a portal at a network address has no passkeys', async () => {
  const mail = {
    ...{
      brand: 'House',
      from: 'a@house.test',
      replyTo: 'b@house.test',
      delivery: 'outbox' as const,
    },
    portalUrl: 'http://192.0.2.7:3000',
  };
  const api = await startTestApi({ mail });
  const { body } = await api.request<{ passkey_host: string | null }>('/auth/methods');
  assert.equal(body.passkey_host, null);
  assert.equal((await api.request('/auth/passkey/begin', { method: 'POST' })).status, 409);
  assert.equal((await api.app.request('/.well-known/webauthn')).status, 404);
  await api.close();
});
