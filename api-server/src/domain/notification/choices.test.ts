import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  NotificationChoice,
  NotificationTopic,
} from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';
import { mail, userAction } from '../schema.ts';

type User = Awaited<ReturnType<TestWorkspace['user']>>;

describe('notification choices', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let clientUser: User;
  let owner: User;
  let admin: User;
  let videographer: User;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    const { id: clientId } = await workspace.client();
    clientUser = await workspace.user('client_user', { clientId });
    owner = await workspace.user('client_owner', { clientId });
    admin = await workspace.user('admin');
    videographer = await workspace.user('camera_operator');
  });
  after(() => api.close());

  const choices = (user: User) => api.get<NotificationChoice[]>(user, '/account/notifications');
  const choose = (user: User, choice: NotificationChoice) =>
    api.send<ApiErrorBody>(user, 'PUT', '/account/notifications', choice);
  const choiceOf = async (user: User, topic: NotificationTopic) =>
    (await choices(user)).find((choice) => choice.topic === topic);

  const toldOf = (bookingId: string) =>
    workspace.inside(async (tx) => ({
      actions: await tx.select().from(userAction).where(eq(userAction.bookingId, bookingId)),
      mails: await tx.select().from(mail).where(eq(mail.aboutId, bookingId)),
    }));

  test('lists the topics of the role, all switched on at first', async () => {
    const topicsFor = async (user: User) => (await choices(user)).map(({ topic }) => topic);
    assert.deepEqual(await topicsFor(clientUser), [
      'submissions',
      'decisions',
      'changes',
      'staffing',
      'comments',
      'files',
      'progress',
      'feedback',
      'fees',
    ]);
    assert.ok((await topicsFor(videographer)).includes('invoice_decisions'));
    assert.ok(!(await topicsFor(videographer)).includes('invoices'));
    const ofAdmin = await choices(admin);
    assert.ok(ofAdmin.every(({ portal }) => portal));
    assert.deepEqual(
      ofAdmin.filter((choice) => !choice.mail).map(({ topic }) => topic),
      ['changes', 'answers', 'comments', 'files', 'call_sheets', 'progress', 'feedback'],
    );
  });

  test('offers mail for the topics that the role is mailed about', async () => {
    const mailed = async (user: User) =>
      (await choices(user)).filter((choice) => choice.mail).map(({ topic }) => topic);
    const financeUser = await workspace.user('finance');
    const editor = await workspace.user('editor');
    const staffTopics = ['submissions', 'decisions', 'staffing'];
    const videographerTopics = ['call_sheets', 'feedback', 'invoice_decisions', 'fees'];
    assert.deepEqual(await mailed(owner), ['decisions', 'staffing', 'progress', 'feedback']);
    assert.deepEqual(await mailed(videographer), ['decisions', 'staffing', ...videographerTopics]);
    assert.deepEqual(await mailed(editor), staffTopics);
    assert.deepEqual(await mailed(financeUser), [...staffTopics, 'invoices', 'fees']);
  });

  test('a choice applies to its topic only, and can be undone', async () => {
    const silent = { topic: 'progress', portal: false, mail: false } as const;
    assert.equal((await choose(owner, silent)).status, 204);
    assert.equal((await choose(owner, { ...silent, topic: 'comments' })).status, 204);
    assert.deepEqual(await choiceOf(owner, 'progress'), silent);
    const mailOnly = { ...silent, mail: true };
    assert.equal((await choose(owner, mailOnly)).status, 204);
    assert.deepEqual(await choiceOf(owner, 'progress'), mailOnly);
    assert.deepEqual(await choiceOf(owner, 'comments'), { ...silent, topic: 'comments' });
    assert.deepEqual(await choiceOf(owner, 'files'), { topic: 'files', portal: true, mail: false });
    for (const topic of ['progress', 'comments'] as const) {
      await choose(owner, { topic, portal: true, mail: topic === 'progress' });
    }
    assert.deepEqual(await choiceOf(owner, 'progress'), { ...silent, portal: true, mail: true });
    assert.equal((await choiceOf(clientUser, 'progress'))?.portal, true);
  });

  test('stores choices made in two tabs at once', async () => {
    const topics = ['submissions', 'changes', 'comments', 'files'] as const;
    await Promise.all(
      topics.map((topic) => choose(clientUser, { topic, portal: false, mail: false })),
    );
    const ofTopics = (await choices(clientUser)).filter(({ topic }) =>
      topics.some((each) => each === topic),
    );
    assert.deepEqual(
      ofTopics.map(({ portal }) => portal),
      topics.map(() => false),
    );
  });

  test('refuses to switch off what is always sent, or to switch on what the role does not get', async () => {
    const refused: [User, NotificationChoice, 'portal' | 'mail'][] = [
      [videographer, { topic: 'staffing', portal: true, mail: false }, 'mail'],
      [videographer, { topic: 'invoice_decisions', portal: false, mail: true }, 'portal'],
      [videographer, { topic: 'call_sheets', portal: true, mail: false }, 'mail'],
      [admin, { topic: 'progress', portal: true, mail: true }, 'mail'],
      [clientUser, { topic: 'comments', portal: true, mail: true }, 'mail'],
      [clientUser, { topic: 'invoices', portal: true, mail: true }, 'portal'],
    ];
    for (const [user, choice, field] of refused) {
      const { status, body } = await choose(user, choice);
      assert.equal(status, 400);
      const errors = body.errors.map((error) => [error.field, error.message]);
      assert.deepEqual(errors, [[field, 'This is not yours to choose.']]);
    }
    const unknown = { topic: 'weather', portal: true, mail: true } as unknown as NotificationChoice;
    assert.equal((await choose(clientUser, unknown)).status, 400);
  });

  test('notifies and mails each user only through the channels that they chose', async () => {
    const { id: clientId } = await workspace.client();
    const [portalOnly, mailOnly, silent, both] = await Promise.all(
      ['portal', 'mail', 'nothing', 'both'].map(() => workspace.user('client_owner', { clientId })),
    );
    if (!portalOnly || !mailOnly || !silent || !both) throw new Error('There are no owners.');
    const topic = 'progress';
    await choose(portalOnly, { topic, portal: true, mail: false });
    await choose(mailOnly, { topic, portal: false, mail: true });
    await choose(silent, { topic, portal: false, mail: false });
    const { id } = await workspace.booking({
      clientId,
      submitterId: both.id,
      videographerId: videographer.id,
      state: 'footage_provided',
    });
    const body = { is_feedback_requested: false };
    const { status } = await api.send(admin, 'POST', `/booking/${id}/make-completed`, body);
    assert.equal(status, 200);

    const told = await toldOf(id);
    const ways = [portalOnly, mailOnly, silent, both].map((user) => [
      told.actions.some(({ recipientId }) => recipientId === user.id),
      told.mails.some(({ recipientAddress }) => recipientAddress === user.email),
    ]);
    assert.deepEqual(ways, [
      [true, false],
      [false, true],
      [false, false],
      [true, true],
    ]);
  });

  test('tells a user who mutes a topic about the next topic of the same change', async () => {
    const { id: clientId } = await workspace.client();
    const submitter = await workspace.user('client_owner', { clientId });
    await choose(submitter, { topic: 'feedback', portal: false, mail: false });
    const { id } = await workspace.booking({
      clientId,
      submitterId: submitter.id,
      videographerId: videographer.id,
      state: 'footage_provided',
    });
    const body = { is_feedback_requested: true };
    const { status } = await api.send(admin, 'POST', `/booking/${id}/make-completed`, body);
    assert.equal(status, 200);
    const { actions, mails } = await toldOf(id);
    const verbs = actions.filter(({ recipientId }) => recipientId === submitter.id);
    const kinds = mails.filter(({ recipientAddress }) => recipientAddress === submitter.email);
    assert.deepEqual(
      verbs.map(({ verb }) => verb),
      ['completed'],
    );
    assert.deepEqual(
      kinds.map(({ kind }) => kind),
      ['booking_completed'],
    );
  });
});
