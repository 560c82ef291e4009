import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  Booking,
  BookingState,
  CommentThread,
  UserAction,
  UserFeedback,
} from '@shootline/shared-api/contract';
import { columns, type Situation, answerTo, states, who } from '../../../tests/expected-rights.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];

const situation: Situation = {
  hasStarted: false,
  isAutoAssigning: false,
  isApproved: false,
  isBilled: false,
  hasOwnFee: false,
  hasHubFailed: false,
  isFeeDue: false,
};

const lasting = states.filter((state) => state !== 'init' && state !== 'deleted');

describe('files, comments and feedback of a booking', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;
  let outsiders: Everyone;

  before(async () => {
    api = await startTestApi();
    outsiders = await (await createTestWorkspace(api.db)).everyone();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const make = (state: BookingState, submitter: Actor = users.clientUser) =>
    workspace.booking({
      state,
      clientId: users.client.id,
      submitterId: submitter.id,
      videographerId: users.videographer.id,
    });
  function form(values: Record<string, string | File>): FormData {
    const parts = new FormData();
    for (const [name, value] of Object.entries(values)) parts.set(name, value);
    return parts;
  }
  const pdf = (name = 'brief.pdf') => new File(['%PDF-1.7 x'], name);
  const stored = async () =>
    (await readdir(join(api.folder, workspace.tenantId)).catch(() => [])).length;
  const news = async (of: Actor, bookingId: string) =>
    (await api.notifications(of))
      .filter((action) => action.target_uuid === bookingId)
      .map(({ verb }) => verb);

  describe('files', () => {
    const upload = <Body = Booking>(of: Actor, id: string, file: File | undefined = pdf()) =>
      api.send<Body>(of, 'POST', `/booking/${id}/upload-file`, form(file ? { file } : {}));
    const remove = (of: Actor, id: string, fileId: string) =>
      api.ask<Booking & ApiErrorBody>(of, `/booking/${id}/delete-file?fileId=${fileId}`);

    test('are added and deleted as the tables say', async () => {
      const expected: string[] = [];
      const actual: string[] = [];
      for (const state of lasting) {
        for (const [column, letter] of who.entries()) {
          const submitter = letter === 'U' ? users.unapproved : users.clientUser;
          const { id } = await make(state, submitter);
          const actor = users[columns[letter]];
          const added = await upload(actor, id);
          const fileId = added.body.files[0]?.uuid ?? '';
          const gone = await remove(actor, id, fileId);
          const deleting = answerTo('delete_files', column, state, situation);
          expected.push(`${letter} ${state} 200 ${deleting}`);
          actual.push(`${letter} ${state} ${added.status} ${gone.status}`);
        }
      }
      assert.deepEqual(actual, expected);
    });

    test('are downloaded unchanged, and deleted with their content', async () => {
      // Puts these before the notifications of other tests, as the list ends at 50.
      api.moveClock(1);
      const { id } = await make('assigned');
      const before = await stored();
      const { body } = await upload(users.videographer, id, pdf('../../etc/Plän.pdf'));
      const [file] = body.files;
      assert.deepEqual([file?.name, file?.size], ['Plän.pdf', 10]);
      const { body: content } = await api.ask<string>(users.clientUser, file?.file ?? '');
      assert.equal(content, '%PDF-1.7 x');
      assert.equal(await stored(), before + 1);
      assert.deepEqual(await news(users.teamAdmin, id), ['added a file to']);
      const headed = await api.app.request(`/api/booking/${id}/delete-file?fileId=${file?.uuid}`, {
        method: 'HEAD',
        headers: { Authorization: `Token ${await api.tokenOf(users.admin)}` },
      });
      assert.equal(headed.status, 404);
      const gone = await remove(users.admin, id, file?.uuid ?? '');
      assert.equal(gone.headers.get('Cache-Control'), 'no-store');
      assert.deepEqual([gone.body.files, gone.body.version], [[], 3]);
      assert.equal(await stored(), before);
      assert.equal((await remove(users.admin, id, file?.uuid ?? '')).status, 404);
    });

    test('are refused when missing, empty, disguised, or not permitted to the caller', async () => {
      const { id } = await make('assigned');
      const before = await stored();
      const none = await upload<ApiErrorBody>(users.admin, id, new File([], ''));
      assert.deepEqual(
        [none.status, none.body.errors[0]?.message],
        [400, 'Please choose a file to upload.'],
      );
      for (const file of [
        new File([], 'empty.pdf'),
        new File(['MZ\x90\0'], 'tool.txt'),
        new File(['\x7fELF'], 'tool.pdf'),
        new File(['GIF89a'], 'photo.png'),
      ]) {
        assert.equal((await upload(users.admin, id, file)).status, 400, file.name);
      }
      assert.equal((await upload(outsiders.admin, id)).status, 404);
      assert.equal((await upload(await workspace.user('camera_operator'), id)).status, 404);
      assert.equal(await stored(), before);
      const other = await make('assigned');
      const { body } = await upload(users.admin, other.id);
      assert.equal((await remove(users.admin, id, body.files[0]?.uuid ?? '')).status, 404);
      assert.equal(
        (await remove(outsiders.admin, other.id, body.files[0]?.uuid ?? '')).status,
        404,
      );
      assert.equal((await remove(users.admin, id, 'x')).status, 400);
    });
  });

  describe('comments', () => {
    const add = <Body = CommentThread>(
      of: Actor,
      thread: string,
      values: Record<string, string | File>,
      key?: string,
    ) =>
      api.send<Body>(of, 'POST', `/booking/comments/${thread}/add-comment`, form(values), {
        ...(key ? { 'Idempotency-Key': key } : {}),
      });
    const edit = <Body = CommentThread>(of: Actor, thread: string, id: string, text: unknown) =>
      api.send<Body>(of, 'PUT', `/booking/comments/${thread}/edit-comment?id=${id}`, { text });

    test('can be added only by those who may read the thread', async () => {
      const own = await make('assigned');
      const ofUnapproved = await make('new', users.unapproved);
      for (const letter of who) {
        const made = letter === 'U' ? ofUnapproved : own;
        const actor = users[columns[letter]];
        const isStaff = 'ERFA'.includes(letter);
        assert.equal((await add(actor, made.projectThread, { text: 'x' })).status, 200, letter);
        const { status } = await add(actor, made.internalThread, { text: 'x' });
        assert.equal(status, isStaff ? 200 : 404, letter);
      }
      for (const thread of [own.projectThread, own.internalThread]) {
        assert.equal((await add(outsiders.admin, thread, { text: 'x' })).status, 404);
      }
    });

    test('notify the other readers of the thread, internal ones only staff', async () => {
      api.moveClock(1);
      const made = await make('assigned');
      await add(users.editor, made.projectThread, { text: 'First' });
      await add(users.videographer, made.projectThread, { text: 'Second' });
      await add(users.editor, made.internalThread, { text: 'Hush' });
      assert.deepEqual(await news(users.editor, made.id), ['commented on']);
      assert.deepEqual(await news(users.videographer, made.id), ['commented on']);
      assert.deepEqual(await news(users.clientUser, made.id), ['commented on', 'commented on']);
      assert.deepEqual((await news(users.admin, made.id)).sort(), [
        'commented internally on',
        'commented on',
        'commented on',
      ]);
    });

    test('need a text, and may have a file', async () => {
      const made = await make('assigned');
      const before = await stored();
      const empty = await add<ApiErrorBody>(users.admin, made.projectThread, {
        text: ' ',
        file: pdf(),
      });
      assert.deepEqual(
        [empty.status, empty.body.errors[0]?.field, empty.body.errors[0]?.message],
        [400, 'text', 'Please enter a value.'],
      );
      assert.equal(await stored(), before);
      const { body } = await add(users.admin, made.projectThread, { text: ' Map ', file: pdf() });
      const [comment] = body.comments;
      assert.equal(comment?.text, 'Map');
      const { status } = await api.ask(users.videographer, comment?.attachments[0]?.link ?? '');
      assert.equal(status, 200);
    });

    test('sent twice with one key are stored once', async () => {
      const made = await make('assigned');
      for (let round = 0; round < 20; round++) {
        const send = () =>
          add(users.admin, made.projectThread, { text: `No ${round}`, file: pdf() }, `k${round}`);
        const both = await Promise.all([send(), send()]);
        assert.deepEqual(
          both.map(({ status }) => status),
          [200, 200],
        );
        assert.equal(both[0]?.body.comments.length, round + 1);
        assert.deepEqual(both[0]?.body, both[1]?.body);
      }
    });

    test('can be edited only by their author', async () => {
      const made = await make('assigned');
      const { body } = await add(users.videographer, made.projectThread, { text: 'Tipo' });
      const id = body.comments[0]?.uuid ?? '';
      const changed = await edit(users.videographer, made.projectThread, id, 'Typo');
      assert.equal(changed.body.comments[0]?.text, 'Typo');
      assert.equal((await edit(users.admin, made.projectThread, id, 'x')).status, 403);
      assert.equal((await edit(users.videographer, made.projectThread, id, '')).status, 400);
      assert.equal((await edit(users.videographer, made.projectThread, id, null)).status, 400);
      assert.equal((await edit(users.admin, made.internalThread, id, 'x')).status, 404);
      assert.equal((await edit(outsiders.admin, made.projectThread, id, 'x')).status, 404);
    });
  });

  describe('feedback', () => {
    const give = <Body = UserFeedback>(of: Actor, id: string, body: unknown) =>
      api.send<Body>(of, 'POST', `/feedback?bookingId=${id}`, body);

    test('is accepted as the tables say', async () => {
      const expected: string[] = [];
      const actual: string[] = [];
      for (const state of lasting) {
        for (const [column, letter] of who.entries()) {
          const { id } = await make(state, letter === 'U' ? users.unapproved : users.clientUser);
          const { status } = await give(users[columns[letter]], id, { rating: 4 });
          expected.push(
            `${letter} ${state} ${answerTo('submit_feedback', column, state, situation)}`,
          );
          actual.push(`${letter} ${state} ${status}`);
        }
      }
      assert.deepEqual(actual, expected);
    });

    test('is accepted once, even from two requests at once', async () => {
      for (let round = 0; round < 20; round++) {
        const { id } = await make('job_complete');
        const both = await Promise.all([
          give(users.videographer, id, { rating: 5 }),
          give(users.videographer, id, { rating: 0 }),
        ]);
        assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
      }
      const { id } = await make('job_complete');
      await give(users.clientUser, id, { rating: 5, feedback_note: 'Calm' });
      const { body } = await give<ApiErrorBody>(users.clientUser, id, { rating: 1 });
      assert.equal(body.message, 'Looks like you have already rated this videographer.');
      const staff = await api.get<Booking>(users.admin, `/booking/${id}`);
      assert.ok(staff.average_rating);
      const rated = await api.get<Booking>(users.videographer, `/booking/${id}`);
      assert.equal(rated.average_rating, null);
    });

    test('is listed once asked for, and can be given', async () => {
      const { id } = await make('footage_provided');
      await api.send(users.admin, 'POST', `/booking/${id}/make-completed`, {
        is_feedback_requested: true,
      });
      const asked = (await api.get<UserFeedback[]>(users.videographer, '/feedback')).find(
        ({ booking }) => booking === id,
      );
      assert.deepEqual(
        [asked?.received, asked?.booking_camera_operator],
        [false, 'Some camera_operator'],
      );
      const path = `/feedback/${asked?.uuid}`;
      const send = (of: Actor, body: unknown) =>
        api.send<UserFeedback & ApiErrorBody>(of, 'PUT', path, body);
      assert.equal((await send(users.clientUser, { rating: 3, bookingId: id })).status, 404);
      assert.equal((await send(outsiders.videographer, { rating: 3, bookingId: id })).status, 404);
      const wrong = await send(users.videographer, { bookingId: id });
      assert.deepEqual([wrong.status, wrong.body.errors[0]?.field], [400, 'rating']);
      assert.equal((await send(users.videographer, { rating: 6, bookingId: id })).status, 400);
      const elsewhere = { rating: 3, bookingId: crypto.randomUUID() };
      assert.equal((await send(users.videographer, elsewhere)).status, 400);
      const { body } = await send(users.videographer, { rating: 3, bookingId: id });
      assert.deepEqual([body.received, body.rating], [true, 3]);
      assert.equal((await send(users.videographer, { rating: 4, bookingId: id })).status, 409);
      assert.equal((await give(outsiders.clientUser, id, { rating: 1 })).status, 404);
    });

    test('is not asked for again once its author says so, but can be given', async () => {
      const requestOn = async (id: string) => {
        await api.send(users.admin, 'POST', `/booking/${id}/make-completed`, {
          is_feedback_requested: true,
        });
        const all = await api.get<UserFeedback[]>(users.clientUser, '/feedback');
        return all.find(({ booking }) => booking === id);
      };
      const { id } = await make('footage_provided');
      const first = await requestOn(id);
      const second = await requestOn((await make('footage_provided')).id);
      const dismiss = (of: Actor, ...feedback: (string | undefined)[]) =>
        api.send<UserFeedback[]>(of, 'POST', '/feedback/dismiss-requests', { feedback });
      assert.equal((await dismiss(users.videographer, first?.uuid)).status, 404);
      assert.equal((await dismiss(outsiders.clientUser, first?.uuid)).status, 404);
      assert.equal((await dismiss(users.clientUser, first?.uuid, crypto.randomUUID())).status, 404);
      assert.equal((await dismiss(users.clientUser)).status, 400);

      const states = (all: UserFeedback[]) =>
        [first, second].map((one) => all.find(({ uuid }) => uuid === one?.uuid)?.is_dismissed);
      const list = () => api.get<UserFeedback[]>(users.clientUser, '/feedback');
      assert.deepEqual(states(await list()), [false, false]);
      assert.deepEqual(
        states((await dismiss(users.clientUser, first?.uuid)).body),
        [true, false],
        'only what was named',
      );
      assert.equal((await dismiss(users.clientUser, first?.uuid)).status, 200, 'repeated');
      assert.deepEqual(states(await list()), [true, false]);

      assert.equal((await give(users.clientUser, id, { rating: 4 })).status, 200);
      assert.deepEqual(states(await list()), [false, false]);
    });
  });

  test('a notification can be read only by its recipient', async () => {
    const { id } = await make('new');
    await workspace.action(users.owner.id, id, 'approved', users.admin.id);
    const [action] = await api.notifications(users.owner);
    const path = (of: Actor) => `/actions/${of.id}/make-read?actionId=${action?.uuid}`;
    assert.equal((await api.refused(users.admin, path(users.owner))).status, 404);
    assert.equal((await api.refused(users.admin, path(users.admin))).status, 404);
    assert.equal((await api.refused(outsiders.owner, path(users.owner))).status, 404);
    const read = await api.get<UserAction>(users.owner, path(users.owner));
    assert.deepEqual([read.unread, read.target_uuid, read.actor_initials], [false, id, 'SA']);
    const after = await api.notifications(users.owner);
    assert.equal(after.find(({ uuid }) => uuid === action?.uuid)?.unread, false);
  });
});
