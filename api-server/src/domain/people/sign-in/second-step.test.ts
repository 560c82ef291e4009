import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { codeOf } from '../../../../tests/account/authenticator.ts';
import { mailedTickets } from '../../../../tests/account/mailed-tickets.ts';
import { cookiesOf, homeOf, password } from '../../../../tests/account/second-factor.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';

const day = 24 * 60;

describe('signing in with a second factor', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({
      signIn: { windowMinutes: 15, accountFailures: 3, addressFailures: 20, slowestMs: 10 },
      trustProxy: true,
    });
  });
  after(() => api.close());

  test('asks for a code after the right password, and only then', async () => {
    const { signIn, enrolled, events } = await homeOf(api);
    const { code } = await enrolled();
    const asked = await signIn();
    assert.deepEqual([asked.status, asked.body.type], [401, 'SecondFactorNeeded']);
    const wrong = await signIn({ password: 'wrong' });
    assert.deepEqual([wrong.status, wrong.body.type], [401, 'NotAuthenticated']);
    const both = await signIn({ password: 'wrong', code: code() });
    assert.deepEqual([both.status, both.body.type], [401, 'NotAuthenticated']);
    const right = await signIn({ code: code() });
    assert.equal(right.status, 200);
    const methods = (await events()).flatMap(({ kind, details }) =>
      kind === 'sign_in' ? [details.method] : [],
    );
    assert.deepEqual(methods.sort(), ['code', 'password']);
  });

  test('takes a code with spaces, and one of the steps before and after', async () => {
    const { signIn, enrolled } = await homeOf(api);
    const { secret } = await enrolled();
    const at = (seconds: number) =>
      codeOf(secret, new Date(api.deps.clock().getTime() + seconds * 1000));
    assert.equal((await signIn({ code: at(-60) })).status, 400);
    assert.equal((await signIn({ code: at(60) })).status, 400);
    assert.equal((await signIn({ code: at(-30).replace(/^.../, '$& ') })).status, 200);
    assert.equal((await signIn({ code: at(30) })).status, 200);
  });

  test('takes full-width digits, also with full-width spaces', async () => {
    const { signIn, enrolled } = await homeOf(api);
    const { code, recoveryCodes } = await enrolled();
    const wide = (text: string) =>
      text.replaceAll(/[!-~]/g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0));
    const typed = wide(code()).replace(/^.../, '$&\u3000');
    assert.equal((await signIn({ code: typed })).status, 200);
    assert.equal((await signIn({ code: wide(recoveryCodes[0] ?? '') })).status, 200);
  });

  for (const code of ['12345é', 'ééé123', '١٢٣٤٥٦', '😀1234', '１２３４５'])
    test(`counts and records the code ${code} like any other wrong one`, async () => {
      const { signIn, enrolled, events } = await homeOf(api);
      await enrolled();
      const statuses: number[] = [];
      for (let times = 0; times < 4; times += 1) statuses.push((await signIn({ code })).status);
      assert.deepEqual(statuses, [400, 400, 400, 429]);
      const reasons = (await events()).flatMap(({ kind, details }) =>
        kind === 'sign_in_failed' ? [details.reason] : [],
      );
      assert.deepEqual(reasons, ['wrong_code', 'wrong_code', 'wrong_code']);
    });

  test('of an unknown account is refused, counted and recorded, whatever the code', async () => {
    const { signIn, events, workspace } = await homeOf(api);
    const email = `nobody@${workspace.alias}.test`;
    const statuses: number[] = [];
    for (const code of ['12345é', '１２３４５６', '123456', '12345é']) {
      statuses.push((await signIn({ email, code })).status);
    }
    assert.deepEqual(statuses, [401, 401, 401, 429]);
    const reasons = (await events()).flatMap(({ kind, details }) =>
      kind === 'sign_in_failed' ? [details.reason] : [],
    );
    assert.deepEqual(reasons, ['unknown_account', 'unknown_account', 'unknown_account']);
  });

  test('shows a wrong code at its field, and records it', async () => {
    const { signIn, enrolled, events } = await homeOf(api);
    await enrolled();
    const { status, body } = await signIn({ code: 'nonsense' });
    assert.equal(status, 400);
    assert.deepEqual(body.errors, [
      { field: 'code', message: 'This code is not right.', errors: [] },
    ]);
    const failures = (await events()).filter(({ kind }) => kind === 'sign_in_failed');
    assert.deepEqual(
      failures.map(({ details }) => details.reason),
      ['wrong_code'],
    );
  });

  test('takes each code once, even if it is sent twice at once, and none older than the last', async () => {
    const { signIn, enrolled } = await homeOf(api);
    const { secret, code } = await enrolled();
    const before = codeOf(secret, new Date(api.deps.clock().getTime() - 30_000));
    const answers = await Promise.all([signIn({ code: code() }), signIn({ code: code() })]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
    const used = answers.find(({ status }) => status === 400);
    assert.match(used?.body.errors[0]?.message ?? '', /was used before/);
    assert.equal((await signIn({ code: before })).status, 400);
    api.moveClock(1);
    assert.equal((await signIn({ code: code() })).status, 200);
  });

  test('does not take the code that turned it on', async () => {
    const home = await homeOf(api);
    const { secret } = await home.enrol(await home.tokenOf());
    const { status } = await home.signIn({ code: codeOf(secret, api.deps.clock()) });
    assert.equal(status, 400);
  });

  test('takes each recovery code once, however it is typed, and mails the owner', async () => {
    const { signIn, enrolled, mails, events } = await homeOf(api);
    const { recoveryCodes } = await enrolled();
    const [one = '', two = ''] = recoveryCodes;
    assert.equal(
      (await signIn({ code: ` ${one.toUpperCase().replaceAll('-', ' ')}` })).status,
      200,
    );
    assert.equal((await signIn({ code: one })).status, 400);
    const twice = await Promise.all([signIn({ code: two }), signIn({ code: two })]);
    assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 400]);
    const told = (await mails()).filter((subject) => subject.includes('recovery code was used'));
    assert.equal(told.length, 2);
    const methods = (await events()).map(({ details }) => details.method);
    assert.equal(methods.filter((method) => method === 'recovery_code').length, 2);
  });

  test('is paused after too many wrong codes of strangers together, not where Jo signed in', async () => {
    const { signIn, enrolled, address } = await homeOf(api);
    const { code } = await enrolled();
    for (const from of ['10.8.0.1', '10.8.0.2', '10.8.0.3']) {
      assert.equal((await signIn({ code: '000000' }, { from })).status, 400);
    }
    const paused = await signIn({ code: code() }, { from: '10.8.0.4' });
    assert.equal(paused.status, 429);
    assert.match(paused.body.message, /too many wrong codes.* in 15 minutes/);
    assert.equal((await signIn({ code: code() }, { from: address })).status, 200);
    api.moveClock(16);
    assert.equal((await signIn({ code: code() }, { from: '10.8.0.4' })).status, 200);
  });

  test('is paused after too many wrong codes, which no mailed link clears', async () => {
    const { signIn, enrolled, email, workspace, address } = await homeOf(api);
    const { code } = await enrolled();
    for (let index = 0; index < 3; index += 1) {
      assert.equal((await signIn({ code: '000000' })).status, 400);
    }
    assert.equal((await signIn({ code: code() })).status, 429);
    await api.post('/auth/password-link', { email, alias: workspace.alias });
    const [ticket] = await mailedTickets(api, email);
    const set = await api.request('/auth/password', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ ticket, new_password: `${password} again` }),
    });
    assert.equal(set.status, 200);
    // Nor does it make the browser a known one, with a count of its own.
    assert.deepEqual(set.headers.getSetCookie(), []);
    const again = { password: `${password} again` };
    assert.equal((await signIn({ ...again, code: code() })).status, 429);
    api.moveClock(16);
    assert.equal((await signIn(again)).body.type, 'SecondFactorNeeded');
    assert.equal((await signIn({ ...again, code: code() })).status, 200);
  });

  test('counts wrong codes as failed sign-ins, and questions for a code as none', async () => {
    const { signIn, enrolled } = await homeOf(api);
    const { code } = await enrolled();
    for (let index = 0; index < 6; index += 1) {
      assert.equal((await signIn()).body.type, 'SecondFactorNeeded');
    }
    await signIn({ code: '000000' });
    await signIn({ password: 'x' });
    await signIn({ password: 'x' });
    assert.equal((await signIn({ code: code() })).status, 429);
  });

  test('remembers a device for 30 days if Jo wishes, for Jo alone', async () => {
    const home = await homeOf(api);
    const { signIn, enrolled, events } = home;
    const { code } = await enrolled();
    const first = await signIn({ code: code(), remember_device: true });
    const cookie = cookiesOf(first);
    assert.match(
      first.headers.getSetCookie().find((one) => one.includes('trusted')) ?? '',
      /^shootline_trusted_[\da-f-]{36}=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    assert.equal((await signIn({}, { cookie })).status, 200);
    assert.equal((await signIn({ password: 'x' }, { cookie })).status, 401);
    assert.equal((await signIn()).body.type, 'SecondFactorNeeded');
    const kinds = (await events()).map(({ kind, details }) => details.method ?? kind);
    assert.ok(kinds.includes('device_remembered') && kinds.includes('remembered_device'));

    const other = await homeOf(api);
    await other.enrolled();
    const planted = cookie.replace(/trusted_[\da-f-]{36}/, `trusted_${other.jo.id}`);
    assert.equal((await other.signIn({}, { cookie: planted })).body.type, 'SecondFactorNeeded');

    api.moveClock(30 * day - 2);
    assert.equal((await signIn({}, { cookie })).status, 200);
    api.moveClock(3);
    assert.equal((await signIn({}, { cookie })).body.type, 'SecondFactorNeeded');
  });

  test('remembers no device without the wish, or for a password alone', async () => {
    const home = await homeOf(api);
    const plain = await home.signIn({ remember_device: true });
    assert.equal(cookiesOf(plain).includes('trusted'), false);
    const { code } = await home.enrolled();
    assert.equal(cookiesOf(await home.signIn({ code: code() })).includes('trusted'), false);
  });

  test('asks remembered devices again once Jo has signed out everywhere or has a new password', async () => {
    for (const [method, path, body] of [
      ['DELETE', '/account/sessions', undefined],
      [
        'PUT',
        '/account/password',
        { current_password: password, new_password: `${password} again` },
      ],
    ] as const) {
      const { signIn, enrolled, call } = await homeOf(api);
      const { code } = await enrolled();
      const first = await signIn({ code: code(), remember_device: true });
      const cookie = cookiesOf(first);
      assert.equal((await call(first.body.auth_token, method, path, body)).status, 204);
      const now = { password: body?.new_password ?? password };
      assert.equal((await signIn(now, { cookie })).body.type, 'SecondFactorNeeded');
    }
  });

  test('of another workspace with the same address is asked for that workspace alone', async () => {
    const home = await homeOf(api);
    const { secret } = await home.enrolled();
    const other = await homeOf(api);
    await other.workspace.user('editor', { email: home.email, password });
    const there = { email: home.email };
    assert.equal((await other.signIn(there)).status, 200);
    const code = codeOf(secret, api.deps.clock());
    assert.equal((await other.signIn({ ...there, code })).status, 200);
    assert.equal((await home.signIn()).body.type, 'SecondFactorNeeded');
  });

  test('ends for an inactive user, with the right code too', async () => {
    const { workspace, jo, signIn, enrolled } = await homeOf(api);
    const { code } = await enrolled();
    const admin = await workspace.user('admin');
    assert.equal((await api.send(admin, 'POST', `/users/${jo.id}/deactivate`)).status, 200);
    const { status, body } = await signIn({ code: code() });
    assert.deepEqual([status, body.type], [401, 'NotAuthenticated']);
  });
});
