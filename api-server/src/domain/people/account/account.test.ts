import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  Account,
  AccountName,
  ApiErrorBody,
  OwnSession,
  SignedInUser,
  User,
} from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { auditEvent, mail, appUser } from '../../schema.ts';
import { longestWait } from '../../../../tests/load/longest-wait.ts';
import { mailedTickets } from '../../../../tests/account/mailed-tickets.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../../tests/workspace.ts';

const oldPassword = 'shootline';
const newPassword = 'seven lamps on a pier';

describe('an account', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({
      signIn: { windowMinutes: 15, accountFailures: 3, addressFailures: 50, slowestMs: 10 },
      trustProxy: true,
    });
  });
  after(() => api.close());

  let addresses = 0;

  async function workspaceWithUser() {
    const workspace = await createTestWorkspace(api.db);
    const email = `jo@${workspace.alias}.test`;
    const fullName = 'Jo Park';
    const user = await workspace.user('editor', { email, fullName, password: oldPassword });
    const address = `10.0.1.${++addresses}`;
    const from = { 'X-Forwarded-For': address };
    const signIn = (password = oldPassword, browser = 'Firefox') =>
      api.post<SignedInUser & ApiErrorBody>(
        '/auth/login3',
        { email, password, alias: workspace.alias },
        { ...from, 'User-Agent': browser },
      );
    const call = <Body>(token: string, method: string, path: string, body?: unknown) =>
      api.request<Body & ApiErrorBody>(path, {
        method,
        headers: {
          Authorization: `Token ${token}`,
          ...from,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const askForLink = (values: object = {}) =>
      api.post<ApiErrorBody>(
        '/auth/password-link',
        { email, alias: workspace.alias, ...values },
        from,
      );
    const setPassword = (ticket: string, password = newPassword) =>
      api.request<AccountName & ApiErrorBody>('/auth/password', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', ...from },
        body: JSON.stringify({ ticket, new_password: password }),
      });
    // Unordered, as the clock stands still.
    const mails = () => workspace.inside((tx) => tx.select().from(mail));
    const kinds = async () =>
      (await workspace.inside((tx) => tx.select().from(auditEvent))).map(({ kind }) => kind);
    return { workspace, user, email, address, signIn, call, askForLink, setPassword, mails, kinds };
  }

  type Home = Awaited<ReturnType<typeof workspaceWithUser>>;

  /** Sends the mails that are due; returns the tickets mailed to this user, unordered. */
  const ticketsFor = ({ email }: Home) => mailedTickets(api, email);

  async function ticketFor(home: Home): Promise<string> {
    assert.equal((await home.askForLink()).status, 204);
    const [ticket] = await ticketsFor(home);
    assert.ok(ticket);
    return ticket;
  }

  const changeOf = (values: object = {}) => ({
    current_password: oldPassword,
    new_password: newPassword,
    ...values,
  });

  test('changes its password, ends its other sessions and mails its owner', async () => {
    const { signIn, call, mails, kinds } = await workspaceWithUser();
    const [here, elsewhere] = [(await signIn()).body.auth_token, (await signIn()).body.auth_token];
    assert.equal((await call(here, 'PUT', '/account/password', changeOf())).status, 204);
    assert.equal((await call(here, 'GET', '/account')).status, 200);
    assert.equal((await call(elsewhere, 'GET', '/account')).status, 401);
    assert.equal((await signIn(oldPassword)).status, 401);
    assert.equal((await signIn(newPassword)).status, 200);
    const [told] = await mails();
    assert.deepEqual(
      [told?.kind, told?.subject],
      ['password_changed', 'Your password was changed'],
    );
    assert.ok((await kinds()).includes('password_changed'));
  });

  test('checks a long password without keeping other requests waiting', async () => {
    const { signIn, call } = await workspaceWithUser();
    const { auth_token: token } = (await signIn()).body;
    const body = changeOf({ new_password: 'P4ssw0rd'.repeat(25) });
    const change = () => call(token, 'PUT', '/account/password', body);
    const share = await longestWait(() => api.request('/health'), change);
    assert.ok(share < 0.4, `others waited for ${Math.round(share * 100)} % of the time`);
  });

  test('names the field of a password that is wrong, short, the same or easy to guess', async () => {
    const { workspace, signIn, call, kinds } = await workspaceWithUser();
    const { auth_token: token } = (await signIn()).body;
    const refusalOf = async (values: object) => {
      const { status, body } = await call<object>(
        token,
        'PUT',
        '/account/password',
        changeOf(values),
      );
      assert.equal(status, 400);
      return body.errors.map(({ field, message }) => [field, message]);
    };
    assert.deepEqual(await refusalOf({ current_password: 'wrong' }), [
      ['current_password', 'This is not your current password.'],
    ]);
    assert.ok((await kinds()).includes('password_refused'));
    assert.deepEqual(await refusalOf({ current_password: '', new_password: 'eleven char' }), [
      ['current_password', 'Please enter a value.'],
      ['new_password', 'Use at least 12 characters.'],
    ]);
    const leaked = ['30secondstomars', 'Gankutsuou1989'];
    const ofNames = [
      `${workspace.alias}`,
      `${workspace.alias}#2026`,
      'Shootline#1987',
      'Jo-Pärk-1987!!',
    ];
    for (const easy of ['123456789012', 'password1234', 'qwertyuiop12', ...leaked, ...ofNames]) {
      assert.match((await refusalOf({ new_password: easy }))[0]?.[1] ?? '', /easy to guess/, easy);
    }
    const same = { current_password: newPassword, new_password: newPassword };
    assert.match((await refusalOf(same))[0]?.[1] ?? '', /other than the current one/);
    assert.equal((await signIn()).status, 200);
  });

  test('is paused after wrong guesses of the current password in an open session', async () => {
    const { signIn, call } = await workspaceWithUser();
    const { auth_token: token } = (await signIn()).body;
    const guess = (current_password: string) =>
      call(token, 'PUT', '/account/password', changeOf({ current_password }));
    for (let tries = 0; tries < 3; tries += 1) assert.equal((await guess('wrong')).status, 400);
    assert.equal((await guess(oldPassword)).status, 429);
    api.moveClock(16);
    assert.equal((await guess(oldPassword)).status, 204);
  });

  test('lists where it is signed in, and ends one session or all', async () => {
    const home = await workspaceWithUser();
    const { signIn, call, address, kinds } = home;
    const phone = (await signIn(oldPassword, 'Safari on a phone')).body.auth_token;
    api.moveClock(10);
    const desk = (await signIn(oldPassword, 'Firefox at the desk')).body.auth_token;
    const list = async () => (await call<OwnSession[]>(desk, 'GET', '/account/sessions')).body;
    const sessions = await list();
    assert.deepEqual(
      sessions.map(({ is_current, user_agent, address: of }) => [is_current, user_agent, of]),
      [
        [true, 'Firefox at the desk', address],
        [false, 'Safari on a phone', address],
      ],
    );
    const stranger = await workspaceWithUser();
    const theirs = (await stranger.signIn()).body.auth_token;
    const path = `/account/sessions/${sessions[1]?.uuid}`;
    assert.equal((await stranger.call(theirs, 'DELETE', path)).status, 404);
    assert.equal((await call(desk, 'DELETE', path)).status, 204);
    assert.equal((await call(desk, 'DELETE', path)).status, 404);
    assert.equal((await call(phone, 'GET', '/account')).status, 401);
    assert.equal((await list()).length, 1);

    const again = (await signIn()).body.auth_token;
    assert.equal((await call(again, 'DELETE', '/account/sessions')).status, 204);
    for (const token of [again, desk]) {
      assert.equal((await call(token, 'GET', '/account/sessions')).status, 401);
    }
    assert.equal((await stranger.call(theirs, 'GET', '/account')).status, 200);
    assert.deepEqual(
      (await kinds()).filter((kind) => kind.startsWith('s') && !kind.startsWith('sign_in')).sort(),
      ['session_ended', 'signed_out_everywhere'],
    );
  });

  test('says how its owner signs in, and when the session ends at the latest', async () => {
    const { signIn, call } = await workspaceWithUser();
    const signedInAt = api.deps.clock();
    const { auth_token: token, session_expires } = (await signIn()).body;
    const { body } = await call<Account>(token, 'GET', '/account');
    assert.deepEqual(body, { has_password: true, is_from_hub: false, first_page: null });
    const day = 24 * 3_600_000;
    assert.equal(session_expires, new Date(signedInAt.getTime() + 90 * day).toISOString());
  });

  test('sets a forgotten password with a mailed link, once', async () => {
    const home = await workspaceWithUser();
    const { workspace, email, signIn, call, setPassword, mails, kinds } = home;
    const open = (await signIn()).body.auth_token;
    const ticket = await ticketFor(home);
    const [asked] = await mails();
    assert.equal(JSON.stringify(asked).includes(ticket), false);

    const weak = await setPassword(ticket, 'password1234');
    assert.deepEqual([weak.status, weak.body.errors[0]?.field], [400, 'new_password']);
    const { status, body } = await setPassword(ticket);
    assert.deepEqual([status, body], [200, { email, alias: workspace.alias }]);
    assert.equal((await call(open, 'GET', '/account')).status, 401);
    assert.equal((await signIn(oldPassword)).status, 401);
    assert.equal((await signIn(newPassword)).status, 200);
    const second = await setPassword(ticket, 'eight lamps on a pier');
    assert.equal(second.status, 409);
    assert.match(second.body.message, /used before, or is too old/);
    assert.deepEqual((await mails()).map(({ kind }) => kind).sort(), [
      'password_changed',
      'password_link',
    ]);
    const events = await kinds();
    assert.ok(events.includes('password_link_requested') && events.includes('password_changed'));
  });

  test('sets one password when a link is used twice at once', async () => {
    const home = await workspaceWithUser();
    const ticket = await ticketFor(home);
    const answers = await Promise.all([
      home.setPassword(ticket, 'one lamp on a long pier'),
      home.setPassword(ticket, 'two lamps on a long pier'),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  test('refuses links older than 30 minutes, replaced links and invented ones', async () => {
    const home = await workspaceWithUser();
    const { askForLink, setPassword, user, workspace } = home;
    const first = await ticketFor(home);
    await askForLink();
    const second = (await ticketsFor(home)).find((ticket) => ticket !== first) ?? '';
    assert.equal((await setPassword(first)).status, 409);
    assert.equal((await setPassword('x'.repeat(43))).status, 409);
    api.moveClock(31);
    assert.equal((await setPassword(second)).status, 409);
    api.moveClock(-2);
    await workspace.inside((tx) =>
      tx.update(appUser).set({ isActive: false }).where(eq(appUser.id, user.id)),
    );
    assert.equal((await setPassword(second)).status, 409);
  });

  test('refuses links from before a change of the password', async () => {
    const home = await workspaceWithUser();
    const ticket = await ticketFor(home);
    const { auth_token: token } = (await home.signIn()).body;
    assert.equal((await home.call(token, 'PUT', '/account/password', changeOf())).status, 204);
    assert.equal((await home.setPassword(ticket, 'nine lamps on a pier')).status, 409);
  });

  test('answers a request for a link the same whether the account exists or not', async () => {
    const home = await workspaceWithUser();
    const { workspace, askForLink, mails } = home;
    const gone = `gone@${workspace.alias}.test`;
    await workspace.user('admin', { email: gone, password: oldPassword, isActive: false });
    const fromHub = `hub@${workspace.alias}.test`;
    const { id } = await workspace.user('editor', { email: fromHub, isInvited: true });
    await workspace.inside((tx) =>
      tx.update(appUser).set({ hubId: 'kept' }).where(eq(appUser.id, id)),
    );
    const known = await askForLink({ email: home.email.toUpperCase() });
    for (const values of [
      { email: 'no@body.test' },
      { alias: 'nowhere' },
      { email: gone },
      { email: fromHub },
    ]) {
      const { status, body, headers } = await askForLink(values);
      assert.deepEqual([status, body], [known.status, known.body], JSON.stringify(values));
      assert.equal(headers.get('Content-Type'), known.headers.get('Content-Type'));
    }
    assert.deepEqual(
      new Map((await mails()).map(({ recipientAddress, subject }) => [recipientAddress, subject])),
      new Map([
        [home.email, 'Set a new password'],
        [fromHub, 'Your account has no password'],
      ]),
    );
    await api.runJobs();
    assert.equal((await askForLink({ email: 'jo' })).status, 400);
  });

  test('gets at most three links in a quarter of an hour, whether it exists or not', async () => {
    const { askForLink } = await workspaceWithUser();
    for (const values of [{}, { email: 'no@body.test' }]) {
      const statuses: number[] = [];
      for (let tries = 0; tries < 4; tries += 1) statuses.push((await askForLink(values)).status);
      assert.deepEqual(statuses, [204, 204, 204, 429]);
    }
  });

  test('stores the name, phone and zone of its owner, unless the hub keeps them', async () => {
    const { workspace, user, signIn, call } = await workspaceWithUser();
    const { auth_token: token } = (await signIn()).body;
    const put = (values: object) =>
      call<User>(token, 'PUT', '/account/profile', {
        full_name: '  Jo   van  Park ',
        phone: 'tel. +61 400-000 000 x5',
        timezone: 'Asia/Tokyo',
        ...values,
      });
    const { body } = await put({});
    assert.deepEqual(
      [body.full_name, body.initials, body.phone, body.timezone],
      ['Jo van Park', 'JP', '+61 400 000 000 ext. 5', 'Asia/Tokyo'],
    );
    for (const [field, value] of [
      ['full_name', ' '],
      ['phone', 'none'],
      ['timezone', 'Mars/Base'],
      ['full_name', 'x'.repeat(201)],
    ] as const) {
      const refused = await put({ [field]: value });
      assert.deepEqual([refused.status, refused.body.errors[0]?.field], [400, field]);
    }
    await workspace.inside((tx) =>
      tx.update(appUser).set({ hubId: 'u7' }).where(eq(appUser.id, user.id)),
    );
    assert.equal((await put({})).status, 409);
    assert.equal((await call<Account>(token, 'GET', '/account')).body.is_from_hub, true);
  });

  test('begins where its owner chose, which only a path of the portal can be', async () => {
    const { signIn, call } = await workspaceWithUser();
    const { auth_token: token, first_page } = (await signIn()).body;
    assert.equal(first_page, null);
    const put = (chosen: string | null) =>
      call(token, 'PUT', '/account/first-page', { first_page: chosen });
    assert.equal((await put('/inbox')).status, 204);
    for (const path of ['https://elsewhere.test', '//elsewhere.test', '/login', 'inbox', '']) {
      const refused = await put(path);
      assert.deepEqual([refused.status, refused.body.errors[0]?.field], [400, 'first_page']);
    }
    assert.equal((await call<Account>(token, 'GET', '/account')).body.first_page, '/inbox');
    assert.equal((await signIn()).body.first_page, '/inbox');
    await put(null);
    assert.equal((await signIn()).body.first_page, null);
  });

  test('is welcomed at each sign-in on any device until its owner has had enough', async () => {
    const { signIn, call } = await workspaceWithUser();
    const other = await workspaceWithUser();
    const { auth_token: token } = (await signIn()).body;
    assert.equal((await signIn()).body.shows_welcome, true);
    const put = (body: object) => call(token, 'PUT', '/account/welcome', body);
    assert.equal((await put({})).status, 400);
    assert.equal((await put({ shows_welcome: false })).status, 204);
    assert.equal((await signIn()).body.shows_welcome, false);
    assert.equal((await other.signIn()).body.shows_welcome, true);
  });

  test('refuses to change a password where there is none', async () => {
    const { workspace } = await workspaceWithUser();
    const user = await workspace.user('editor', { isInvited: true });
    const { status } = await api.send(user, 'PUT', '/account/password', changeOf());
    assert.equal(status, 409);
    assert.equal((await api.get<Account>(user, '/account')).has_password, false);
  });
});
