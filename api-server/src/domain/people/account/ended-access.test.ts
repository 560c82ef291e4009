import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, ManagedUser } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { listening } from '../../../../tests/event-listener.ts';
import { mailedTickets } from '../../../../tests/account/mailed-tickets.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';
import { auditEvent, mail, appUser } from '../../schema.ts';

type User = Awaited<ReturnType<TestWorkspace['user']>>;
type Answer = ManagedUser & ApiErrorBody;

const password = 'seven lamps on a pier';

describe('invitations, and access that ends', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let admin: User;

  before(async () => {
    // No beat within the test, which would end streams as well.
    api = await startTestApi({}, undefined, { beatMs: 3_600_000 });
    workspace = await createTestWorkspace(api.db);
    admin = await workspace.user('admin', { password });
  });
  after(() => api.close());

  const act = (id: string, action: string, by = admin) =>
    api.send<Answer>(by, 'POST', `/users/${id}/${action}`);
  const endSessions = (id: string, by = admin) =>
    api.send<Answer>(by, 'DELETE', `/users/${id}/sessions`);
  const askForLink = (email: string) =>
    api.post('/auth/password-link', { email, alias: workspace.alias });
  const choosePassword = async (ticket: string) =>
    (
      await api.request('/auth/password', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ticket, new_password: password }),
      })
    ).status;

  let serial = 0;
  async function invite() {
    const email = `invited${serial++}@${workspace.alias}.test`;
    const body = { full_name: 'Sam Invited', email, role_type: 'editor', client: null };
    // The clock moves, and inviting needs a password entered in the last 15 minutes.
    await api.send(admin, 'POST', '/account/password/confirm', { password });
    return (await api.send<Answer>(admin, 'POST', '/users', body)).body;
  }

  /** The one new ticket mailed to an address, besides the known ones. */
  async function ticketFor(address: string, ...known: string[]): Promise<string> {
    const tickets = await mailedTickets(api, address);
    const [ticket, ...more] = tickets.filter((each) => !known.includes(each));
    assert.ok(ticket && more.length === 0, `${more.length + 1} new links for ${address}`);
    return ticket;
  }

  test('a link for a forgotten password leaves the invitation as it is', async () => {
    const { email } = await invite();
    const invitation = await ticketFor(email);
    await askForLink(email);
    const link = await ticketFor(email, invitation);
    api.moveClock(31);
    assert.equal(await choosePassword(link), 409);
    assert.equal(await choosePassword(invitation), 200);

    const { email: other } = await invite();
    const unused = await ticketFor(other);
    await askForLink(other);
    assert.equal(await choosePassword(await ticketFor(other, unused)), 200);
    assert.equal(await choosePassword(unused), 409);
  });

  test('an invitation is sent again once an hour', async () => {
    const { uuid, email } = await invite();
    const answers = await Promise.all([act(uuid, 'invite-again'), act(uuid, 'invite-again')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429]);
    const refused = await act(uuid, 'invite-again');
    assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [429, '3600']);
    assert.match(
      refused.body.message,
      /invited again less than an hour ago\. Please try again in 60 minutes\.$/,
    );
    assert.equal((await mailedTickets(api, email)).length, 2);
    assert.equal((await act((await invite()).uuid, 'invite-again')).status, 200);
    api.moveClock(60);
    assert.equal((await act(uuid, 'invite-again')).status, 200);
  });

  test('mailed links stay invalid after access is taken away and given back', async () => {
    const { uuid, email } = await invite();
    const invitation = await ticketFor(email);
    await askForLink(email);
    const link = await ticketFor(email, invitation);
    await askForLink(email);
    await act(uuid, 'deactivate');
    await act(uuid, 'activate');
    assert.equal(await choosePassword(invitation), 409);
    assert.equal(await choosePassword(link), 409);
    // The second one was still waiting to be sent.
    assert.equal((await mailedTickets(api, email)).length, 2);
    const mails = await workspace.inside((tx) =>
      tx.select().from(mail).where(eq(mail.recipientAddress, email)),
    );
    assert.deepEqual(new Set(mails.map(({ state }) => state)), new Set(['kept']));
  });

  test('a stream of events ends at once when the access is taken away', async () => {
    const leaver = await workspace.user('editor');
    const [events, others] = [await listening(api, leaver), await listening(api, admin)];
    await act(leaver.id, 'deactivate');
    await events.ended();
    await others.leave();
  });

  test('an admin ends all sessions of a user, and their streams, at once', async () => {
    const user = await workspace.user('editor', { password });
    await workspace.inside((tx) =>
      tx.update(appUser).set({ hubId: 'kept' }).where(eq(appUser.id, user.id)),
    );
    const events = await listening(api, user);
    assert.equal((await endSessions(user.id)).status, 204);
    await events.ended();
    assert.equal((await api.ask(user, '/account')).status, 401);
    const credentials = { email: user.email, password, alias: workspace.alias };
    assert.equal((await api.post('/auth/login3', credentials)).status, 200);
    const [event] = await workspace.inside((tx) =>
      tx.select().from(auditEvent).where(eq(auditEvent.subjectId, user.id)),
    );
    assert.deepEqual([event?.kind, event?.userId], ['sessions_ended', admin.id]);
  });

  test('only admins end sessions, and neither their own nor those of another workspace', async () => {
    const finance = await workspace.user('finance');
    assert.equal((await endSessions(finance.id, finance)).status, 403);
    assert.equal((await endSessions(admin.id)).status, 409);
    const elsewhere = await (await createTestWorkspace(api.db)).user('editor');
    assert.equal((await endSessions(elsewhere.id)).status, 404);
    assert.equal((await api.ask(elsewhere, '/account')).status, 200);
  });
});
