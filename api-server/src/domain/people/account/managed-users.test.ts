import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, AccountName, ManagedUser } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { mailedTickets } from '../../../../tests/account/mailed-tickets.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';
import { auditEvent, mail, appUser } from '../../schema.ts';

type Page = { count: number; results: ManagedUser[] };
type User = Awaited<ReturnType<TestWorkspace['user']>>;

const password = 'seven lamps on a pier';

describe('the users of a workspace', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let admin: User;
  let client: { id: string; name: string };

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    client = await workspace.client();
    admin = await workspace.user('admin', { password });
  });
  after(() => api.close());

  let invitations = 0;
  const invitation = (changes: object = {}) => ({
    full_name: 'Sam Invited',
    email: `invited${invitations++}@example.test`,
    role_type: 'client_user',
    client: client.id,
    ...changes,
  });
  const send = (method: 'POST' | 'PUT', path: string, body?: object, by = admin) =>
    api.send<ManagedUser & ApiErrorBody>(by, method, path, body);
  // The clock moves, and these need a password entered in the last 15 minutes.
  const confirm = () => send('POST', '/account/password/confirm', { password });
  const sendInvitation = async (changes?: object) => {
    await confirm();
    return send('POST', '/users', invitation(changes));
  };
  const invite = async (changes?: object) => (await sendInvitation(changes)).body;
  const list = (search: string, by = admin) => api.get<Page>(by, `/users?${search}`);
  const put = async (id: string, role_type: string, to: string | null, by = admin) => {
    if (by === admin) await confirm();
    return send('PUT', `/users/${id}`, { role_type, client: to }, by);
  };
  const errorsOf = ({ body }: { body: ApiErrorBody }) =>
    (body.errors ?? []).map(({ field, message }) => [field, message]);

  const used = new Set<string>();

  /** The ticket mailed to an address since the last call. */
  async function ticketFor(address: string): Promise<string> {
    const tickets = await mailedTickets(api, address);
    const ticket = tickets.find((each) => !used.has(each));
    assert.ok(ticket, `Nothing was mailed to ${address}.`);
    used.add(ticket);
    return ticket;
  }

  const choosePassword = (ticket: string) =>
    api.request<AccountName & ApiErrorBody>('/auth/password', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ticket, new_password: password }),
    });
  const signIn = (email: string) =>
    api.post<{ auth_token: string }>('/auth/login3', { email, password, alias: workspace.alias });

  test('an admin invites a user, who chooses a password by the mailed link and signs in', async () => {
    const user = await invite({ email: ' Sophie@Example.test ' });
    assert.deepEqual(
      [user.email, user.access, user.client, user.is_from_hub],
      ['sophie@example.test', 'invited', { id: client.id, name: client.name }, false],
    );
    assert.deepEqual((await list('access=invited&name=sophie')).results, [user]);
    const ticket = await ticketFor(user.email);
    api.moveClock(6 * 24 * 60);
    assert.equal((await choosePassword(ticket)).status, 200);
    assert.equal((await signIn(user.email)).status, 200);
    assert.equal((await list('access=active&name=sophie')).count, 1);
    const mails = await workspace.inside((tx) =>
      tx.select().from(mail).where(eq(mail.recipientAddress, user.email)),
    );
    assert.deepEqual(
      mails.map(({ kind }) => kind),
      ['invitation'],
    );
    assert.ok(!JSON.stringify(mails).includes(ticket));
  });

  test('an address has one account in every spelling, which all sign in and reset', async () => {
    const kept = 'joerg@xn--mller-kva.example';
    assert.equal((await invite({ email: 'Joerg@Müller.example' })).email, kept);
    await choosePassword(await ticketFor(kept));
    const spellings = ['joerg@müller.example', 'joerg@MU\u0308LLER.example', `\u200b${kept}`, kept];
    for (const email of spellings) {
      assert.equal((await sendInvitation({ email })).status, 400, email);
      assert.equal((await signIn(email)).status, 200, email);
    }
    const { status } = await api.post('/auth/password-link', {
      email: '\ufeffjoerg@müller.example',
      alias: workspace.alias,
    });
    assert.equal(status, 204);
    await ticketFor(kept);
    assert.equal((await invite({ email: '\u200bjo1@example.com' })).email, 'jo1@example.com');
  });

  test('an invitation is valid for a week, and only the newest one', async () => {
    const user = await invite();
    const first = await ticketFor(user.email);
    assert.equal((await send('POST', `/users/${user.uuid}/invite-again`)).status, 200);
    const second = await ticketFor(user.email);
    assert.equal((await choosePassword(first)).status, 409);
    api.moveClock(7 * 24 * 60);
    assert.equal((await choosePassword(second)).status, 409);
    const asked = { email: user.email, alias: workspace.alias };
    const { status } = await api.post('/auth/password-link', asked);
    assert.equal(status, 204);
    assert.equal((await choosePassword(await ticketFor(user.email))).status, 200);
    const again = await send('POST', `/users/${user.uuid}/invite-again`);
    assert.equal(again.status, 409);
  });

  test('a wrong invitation is refused with a message at each field', async () => {
    const { email } = await invite();
    const wrong: [object, string, string][] = [
      [{ email: email.toUpperCase() }, 'email', 'A user of this workspace has this address.'],
      [{ email: 'nobody' }, 'email', 'Enter a valid email address.'],
      [{ full_name: '  ' }, 'full_name', 'Please enter a value.'],
      [{ client: null }, 'client', 'Please select a value.'],
      [{ client: crypto.randomUUID() }, 'client', 'Please select a value.'],
    ];
    for (const [changes, field, message] of wrong) {
      const answer = await sendInvitation(changes);
      assert.deepEqual([answer.status, errorsOf(answer)], [400, [[field, message]]]);
    }
    const editor = await invite({ role_type: 'editor' });
    assert.equal(editor.client, null);
  });

  test('an account in use keeps its side and client, an unused invitation may change both', async () => {
    const other = await workspace.client();
    const owner = await workspace.user('client_owner', { clientId: client.id, password });
    const promoted = await put(owner.id, 'client_team_admin', client.id);
    assert.deepEqual([promoted.status, promoted.body.role_type], [200, 'client_team_admin']);
    const asStaff = await put(owner.id, 'editor', null);
    assert.deepEqual([asStaff.status, errorsOf(asStaff)[0]?.[0]], [400, 'role_type']);
    const elsewhere = await put(owner.id, 'client_owner', other.id);
    assert.deepEqual([elsewhere.status, errorsOf(elsewhere)[0]?.[0]], [400, 'client']);

    const { uuid } = await invite();
    const moved = await put(uuid, 'client_owner', other.id);
    assert.deepEqual(moved.body.client, { id: other.id, name: other.name });
    const staff = await put(uuid, 'finance', null);
    assert.deepEqual([staff.body.role_type, staff.body.client], ['finance', null]);
  });

  test('a deactivated user is signed out at once, and signs in again once reactivated', async () => {
    const { uuid, email } = await invite({ role_type: 'reviewer' });
    await choosePassword(await ticketFor(email));
    const token = (await signIn(email)).body.auth_token;
    const account = () => api.request('/account', { headers: { Authorization: `Token ${token}` } });
    assert.equal((await account()).status, 200);
    assert.equal((await send('POST', `/users/${uuid}/deactivate`)).body.access, 'inactive');
    assert.equal((await account()).status, 401);
    assert.equal((await signIn(email)).status, 401);
    assert.equal((await list('access=inactive')).count, 1);
    assert.equal((await send('POST', `/users/${uuid}/activate`)).body.access, 'active');
    assert.equal((await account()).status, 401);
    assert.equal((await signIn(email)).status, 200);

    const events = await workspace.inside((tx) =>
      tx.select().from(auditEvent).where(eq(auditEvent.subjectId, uuid)),
    );
    assert.deepEqual(events.map(({ kind }) => kind).sort(), [
      'rights_changed',
      'rights_changed',
      'user_added',
    ]);
  });

  test('admins change neither their own rights nor those kept in the hub', async () => {
    const self = await put(admin.id, 'editor', null);
    assert.equal(self.status, 409);
    assert.equal((await send('POST', `/users/${admin.id}/deactivate`)).status, 409);
    const kept = await workspace.user('editor');
    await workspace.inside((tx) =>
      tx.update(appUser).set({ hubId: 'kept' }).where(eq(appUser.id, kept.id)),
    );
    assert.equal((await put(kept.id, 'reviewer', null)).status, 409);
    assert.equal((await send('POST', `/users/${kept.id}/deactivate`)).status, 409);
    assert.equal(
      (await list(`name=${encodeURIComponent(kept.email)}`)).results[0]?.is_from_hub,
      true,
    );
  });

  test('of two admins who take each other’s rights at once, one stays', async () => {
    const [one, two] = [await workspace.user('admin'), await workspace.user('admin')];
    const answers = await Promise.all([
      send('POST', `/users/${two.id}/deactivate`, undefined, one),
      send('POST', `/users/${one.id}/deactivate`, undefined, two),
    ]);
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, 1);
    const { count } = await list('role_type=admin&access=inactive');
    assert.equal(count, 1);
  });

  test('the list is narrowed by name, role and client', async () => {
    const other = await workspace.client();
    const videographer = await invite({ role_type: 'camera_operator', full_name: 'Zoë 100%' });
    const owner = await invite({ role_type: 'client_owner', client: other.id });
    const found = async (search: string) => (await list(search)).results.map(({ uuid }) => uuid);
    assert.deepEqual(await found('name=100%25'), [videographer.uuid]);
    assert.deepEqual(await found('role_type=camera_operator'), [videographer.uuid]);
    assert.deepEqual(await found(`client=${other.id}`), [owner.uuid]);
  });
});
