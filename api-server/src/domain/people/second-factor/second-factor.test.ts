import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  ManagedUser,
  SecondFactor,
  SecondFactorSetup,
} from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { codeOf } from '../../../../tests/account/authenticator.ts';
import {
  cookiesOf,
  homeOf,
  password,
  settingsWith,
} from '../../../../tests/account/second-factor.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { storeSecondFactor } from '../../../platform/session/second-factor/second-factor.repository.ts';
import { appUser, secondFactor } from '../../schema.ts';

const factorPath = '/account/second-factor';

describe('a second factor', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({
      signIn: { windowMinutes: 15, accountFailures: 3, addressFailures: 50, slowestMs: 10 },
      trustProxy: true,
    });
  });
  after(() => api.close());

  test('is set up with an app and ten recovery codes, and is on only at the end', async () => {
    const { workspace, email, signIn, call, tokenOf, mails, events } = await homeOf(api);
    const token = await tokenOf();
    const off = {
      enabled: null,
      recovery_codes_left: 0,
      is_required: false,
      has_passkey: false,
    };
    assert.deepEqual((await call(token, 'GET', factorPath)).body, off);

    const { body: begun } = await call<SecondFactorSetup>(token, 'POST', factorPath);
    const uri = new URL(begun.uri);
    assert.equal(uri.searchParams.get('secret'), begun.secret);
    assert.equal(uri.searchParams.get('issuer'), 'Camera House');
    assert.match(decodeURIComponent(uri.pathname), new RegExp(`${email} \\(${workspace.alias}\\)`));

    const check = (code: string) =>
      call<{ setup: string; recovery_codes: string[] }>(token, 'POST', `${factorPath}/code`, {
        setup: begun.setup,
        code,
      });
    const wrong = await check('000000');
    assert.deepEqual([wrong.status, wrong.body.errors[0]?.field], [400, 'code']);
    assert.equal((await check('12 34')).body.errors[0]?.message, 'Enter the six digits.');
    const unproven = await call(token, 'PUT', factorPath, { setup: begun.setup });
    assert.equal(unproven.status, 409);

    const { body: proven } = await check(codeOf(begun.secret, api.deps.clock()));
    assert.equal(new Set(proven.recovery_codes).size, 10);
    for (const code of proven.recovery_codes) assert.match(code, /^[\da-z]{4}(-[\da-z]{4}){3}$/);
    assert.deepEqual((await call(token, 'GET', factorPath)).body, off);
    assert.equal((await signIn()).status, 200);

    const on = await call<SecondFactor>(token, 'PUT', factorPath, { setup: proven.setup });
    assert.equal(on.status, 200);
    assert.equal(on.body.recovery_codes_left, 10);
    assert.equal(on.body.enabled, api.deps.clock().toISOString());
    assert.equal((await signIn()).body.type, 'SecondFactorNeeded');
    assert.deepEqual(await mails(), ['Your second factor is on']);
    assert.ok((await events()).some(({ kind }) => kind === 'second_factor_on'));
  });

  test('is set up once with a proven setup, which brings no used code back', async () => {
    const { signIn, call, tokenOf } = await homeOf(api);
    const token = await tokenOf();
    const { body: begun } = await call<SecondFactorSetup>(token, 'POST', factorPath);
    const code = codeOf(begun.secret, api.deps.clock());
    const prove = async () =>
      (
        await call<{ setup: string; recovery_codes: string[] }>(
          token,
          'POST',
          `${factorPath}/code`,
          {
            setup: begun.setup,
            code,
          },
        )
      ).body;
    const { setup, recovery_codes: codes } = await prove();
    const turnOn = async (of: string) =>
      (await call(token, 'PUT', factorPath, { setup: of })).status;
    const both = await Promise.all([turnOn(setup), turnOn(setup)]);
    assert.deepEqual(both.sort(), [200, 409]);
    assert.equal((await signIn({ code: codes[0] ?? '' })).status, 200);
    assert.equal(await turnOn(setup), 409);
    assert.equal(await turnOn((await prove()).setup), 409);
    assert.equal((await signIn({ code: codes[0] ?? '' })).status, 400);
    assert.equal((await call(token, 'DELETE', factorPath)).status, 200);
    assert.equal(await turnOn(setup), 409);
    assert.equal((await signIn()).status, 200);
  });

  test('is stored without its secret or recovery codes in plain text', async () => {
    const { workspace, jo, enrolled } = await homeOf(api);
    const { secret, recoveryCodes } = await enrolled();
    const rows = await workspace.inside((tx) =>
      tx.select().from(secondFactor).where(eq(secondFactor.userId, jo.id)),
    );
    assert.equal(rows.length, 1);
    const stored = JSON.stringify(rows);
    assert.equal(stored.includes(secret), false);
    for (const code of recoveryCodes) {
      assert.equal(stored.includes(code.replaceAll('-', '')) || stored.includes(code), false);
    }
    const other = await homeOf(api);
    assert.deepEqual(await other.workspace.inside((tx) => tx.select().from(secondFactor)), []);
  });

  test('cannot be set up with the setup of another session, an old one or an invented one', async () => {
    const { call, tokenOf } = await homeOf(api);
    const [here, elsewhere] = [await tokenOf(), await tokenOf()];
    const { body } = await call<SecondFactorSetup>(here, 'POST', factorPath);
    const check = (token: string, setup: string) =>
      call(token, 'POST', `${factorPath}/code`, {
        setup,
        code: codeOf(body.secret, api.deps.clock()),
      });
    assert.equal((await check(elsewhere, body.setup)).status, 409);
    assert.equal((await check(here, 'invented')).status, 409);
    const { setup } = body;
    const changed = `${setup.slice(0, -5)}${setup.at(-5) === 'A' ? 'B' : 'A'}${setup.slice(-4)}`;
    assert.equal((await check(here, changed)).status, 409);
    assert.equal((await call(here, 'PUT', factorPath, { setup: 'invented' })).status, 409);
    api.moveClock(61);
    assert.equal((await check(here, body.setup)).status, 409);
  });

  test('changed or turned off signs other sessions and devices out', async () => {
    const { signIn, call, tokenOf, enrol, enrolled, mails, events } = await homeOf(api);
    const elsewhere = await tokenOf();
    const { token, code } = await enrolled();
    const isOpen = async (of: string) => (await call(of, 'GET', '/account')).status === 200;
    assert.deepEqual([await isOpen(token), await isOpen(elsewhere)], [true, false]);

    const phone = await signIn({ code: code(), remember_device: true });
    const cookie = cookiesOf(phone);
    const next = await enrol(token);
    assert.equal(await isOpen(phone.body.auth_token), false);
    assert.equal((await signIn({}, { cookie })).body.type, 'SecondFactorNeeded');
    assert.equal((await signIn({ code: code() })).status, 400);
    api.moveClock(1);
    const again = await signIn({ code: codeOf(next.secret, api.deps.clock()) });
    assert.equal(again.status, 200);

    assert.equal((await call(token, 'DELETE', factorPath)).status, 200);
    assert.equal(await isOpen(again.body.auth_token), false);
    assert.equal((await signIn()).status, 200);
    assert.equal((await call(token, 'DELETE', factorPath)).status, 409);
    assert.ok((await mails()).includes('Your second factor is off'));
    assert.ok((await events()).some(({ kind }) => kind === 'second_factor_off'));
  });

  test('gets new recovery codes, which end the earlier ones', async () => {
    const { signIn, call, enrolled, mails, events } = await homeOf(api);
    const { token, recoveryCodes } = await enrolled();
    const path = `${factorPath}/recovery-codes`;
    const { body } = await call<{ recovery_codes: string[] }>(token, 'POST', path);
    assert.equal(body.recovery_codes.length, 10);
    assert.equal((await signIn({ code: recoveryCodes[0] ?? '' })).status, 400);
    assert.equal((await signIn({ code: body.recovery_codes[0] ?? '' })).status, 200);
    const left = await call<SecondFactor>(token, 'GET', factorPath);
    assert.equal(left.body.recovery_codes_left, 9);
    assert.ok((await mails()).includes('You have new recovery codes'));
    assert.ok((await events()).some(({ kind }) => kind === 'recovery_codes_renewed'));
    const plain = await homeOf(api);
    assert.equal((await plain.call(await plain.tokenOf(), 'POST', path)).status, 409);
  });

  test('needs the password again after 15 minutes, as do roles, invitations, hub links and settings', async () => {
    const { workspace, call, enrolled, events } = await homeOf(api, 'admin');
    const { token } = await enrolled();
    const colleague = await workspace.user('editor');
    const linked = await workspace.user('editor');
    const rights = { role_type: 'reviewer', client: null };
    let invited = 0;
    const invitation = () => ({
      ...{ full_name: 'Ada Min', role_type: 'admin', client: null },
      email: `${(invited += 1)}@admin.example.test`,
    });
    const settings = (await call(token, 'GET', '/workspace/settings')).body;
    const sensitive = () =>
      Promise.all([
        call(token, 'POST', '/users', invitation()),
        call(token, 'PUT', `/users/${linked.id}/hub-link`, { hub_id: 'u-17' }),
        call(token, 'PUT', '/workspace/settings', settings),
        call(token, 'POST', factorPath),
        call(token, 'POST', `${factorPath}/recovery-codes`),
        call(token, 'PUT', `/users/${colleague.id}`, rights),
      ]);
    api.moveClock(14);
    assert.deepEqual(new Set((await sensitive()).map(({ status }) => status)), new Set([200]));
    api.moveClock(1);
    for (const { status, body } of await sensitive()) {
      assert.deepEqual([status, body.type], [403, 'PasswordNeeded']);
    }
    const off = await call(token, 'DELETE', factorPath);
    assert.equal(off.body.type, 'PasswordNeeded');
    const reset = await call(token, 'DELETE', `/users/${colleague.id}/second-factor`);
    assert.equal(reset.body.type, 'PasswordNeeded');

    const confirm = (typed: string) =>
      call(token, 'POST', '/account/password/confirm', { password: typed });
    const wrong = await confirm('wrong');
    assert.deepEqual(wrong.body.errors, [
      { field: 'password', message: 'This is not your current password.', errors: [] },
    ]);
    assert.equal((await sensitive())[0]?.status, 403);
    assert.equal((await confirm(password)).status, 204);
    assert.deepEqual(new Set((await sensitive()).map(({ status }) => status)), new Set([200]));
    const kinds = (await events()).map(({ kind }) => kind);
    assert.ok(kinds.includes('password_confirmed') && kinds.includes('password_not_confirmed'));
    // A question for the password is no refused access.
    assert.ok(!kinds.includes('access_refused'));

    for (let index = 0; index < 3; index += 1) await confirm('wrong');
    assert.equal((await confirm(password)).status, 429);
  });

  test('is not for users who sign in only from the hub, who are never asked for a password', async () => {
    const { workspace } = await homeOf(api);
    const hubAdmin = await workspace.user('admin');
    const values = { hubId: 'h-1', passwordHash: null };
    await workspace.inside((tx) =>
      tx.update(appUser).set(values).where(eq(appUser.id, hubAdmin.id)),
    );
    await api.tokenOf(hubAdmin);
    api.moveClock(20);
    assert.equal((await api.send(hubAdmin, 'POST', factorPath)).status, 409);
    const confirm = { password: 'x' };
    const asked = await api.send(hubAdmin, 'POST', '/account/password/confirm', confirm);
    assert.equal(asked.status, 409);
    const colleague = await workspace.user('editor');
    const rights = { role_type: 'reviewer', client: null };
    assert.equal((await api.send(hubAdmin, 'PUT', `/users/${colleague.id}`, rights)).status, 200);
    const everyone = settingsWith('everyone');
    assert.equal((await api.send(hubAdmin, 'PUT', '/workspace/settings', everyone)).status, 200);
    assert.equal((await api.ask(hubAdmin, '/reference-data')).status, 200);
  });

  test('of a user who lost it is reset by an admin of their workspace', async () => {
    const { workspace, jo, signIn, call, enrolled, mails, events } = await homeOf(api);
    const { code, token } = await enrolled();
    const cookie = cookiesOf(await signIn({ code: code(), remember_device: true }));
    const admin = await workspace.user('admin');
    const editor = await workspace.user('editor');
    const stranger = await homeOf(api, 'admin');
    const path = `/users/${jo.id}/second-factor`;
    const has = async () => {
      const { results } = await api.get<{ results: ManagedUser[] }>(admin, '/users');
      return results.find(({ uuid }) => uuid === jo.id)?.has_second_factor;
    };
    assert.equal(await has(), true);
    assert.equal((await api.send(editor, 'DELETE', path)).status, 403);
    assert.equal((await api.send(stranger.jo, 'DELETE', path)).status, 404);
    assert.equal((await signIn()).body.type, 'SecondFactorNeeded');

    const reset = await api.send<ManagedUser>(admin, 'DELETE', path);
    assert.deepEqual([reset.status, reset.body.has_second_factor], [200, false]);
    assert.equal(await has(), false);
    assert.equal((await call(token, 'GET', '/account')).status, 401);
    assert.equal((await signIn({}, { cookie })).status, 200);
    assert.ok((await mails()).includes('An admin has reset your second factor'));
    const recorded = (await events()).find(({ kind }) => kind === 'second_factor_reset');
    assert.deepEqual([recorded?.userId, recorded?.subjectId], [admin.id, jo.id]);

    const none = await api.send<ApiErrorBody>(admin, 'DELETE', path);
    assert.deepEqual([none.status, none.body.message], [409, 'This user has no second factor.']);
    const own = await api.send(admin, 'DELETE', `/users/${admin.id}/second-factor`);
    assert.equal(own.status, 409);
  });

  test('ends its devices when an admin ends the sessions of a user', async () => {
    const { workspace, jo, signIn, enrolled } = await homeOf(api);
    const { code } = await enrolled();
    const cookie = cookiesOf(await signIn({ code: code(), remember_device: true }));
    const admin = await workspace.user('admin');
    assert.equal((await api.send(admin, 'DELETE', `/users/${jo.id}/sessions`)).status, 204);
    assert.equal((await signIn({}, { cookie })).body.type, 'SecondFactorNeeded');
  });

  test('that a workspace requires is set up before anything else', async () => {
    const { workspace, call, tokenOf, enrol, events } = await homeOf(api, 'finance');
    const admin = await workspace.user('admin');
    const editor = await workspace.user('editor');
    const token = await tokenOf();
    const status = async () => (await call(token, 'GET', '/reference-data')).status;
    const requireOf = (rule: Parameters<typeof settingsWith>[0]) =>
      api.send<ApiErrorBody>(admin, 'PUT', '/workspace/settings', settingsWith(rule));
    assert.equal(await status(), 200);
    const first = await requireOf('finance');
    assert.deepEqual(first.body.errors, [
      {
        field: 'second_factor',
        message: 'Please set up your own second factor in My Account first.',
        errors: [],
      },
    ]);
    const factor = { secret: '', lastStep: 0, recoveryHashes: [], enabled: api.deps.clock() };
    await workspace.inside((tx) => storeSecondFactor(tx, admin, factor));
    assert.equal((await requireOf('admins')).status, 200);
    assert.equal(await status(), 200);
    assert.equal((await requireOf('finance')).status, 200);
    assert.equal(await status(), 403);
    assert.equal((await api.ask(editor, '/reference-data')).status, 200);
    const required = await call<SecondFactor>(token, 'GET', factorPath);
    assert.equal(required.body.is_required, true);
    // A new session is refused too, and can sign out.
    const next = await tokenOf();
    const refused = await call(next, 'GET', '/booking/list-bookings');
    assert.equal(refused.body.type, 'SecondFactorDue');
    assert.equal((await call(next, 'POST', '/auth/logout')).status, 204);

    await enrol(token);
    assert.equal(await status(), 200);
    const off = await call(token, 'DELETE', factorPath);
    assert.equal(off.status, 409);
    assert.match(off.body.message, /requires a second factor/);
    const changed = (await events()).filter(({ kind }) => kind === 'settings_changed');
    assert.deepEqual(changed.map(({ details }) => details.changes?.[0]?.to).sort(), [
      'admins',
      'finance',
    ]);
  });
});
