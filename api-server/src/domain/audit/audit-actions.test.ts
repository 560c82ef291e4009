import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { eq } from '../../platform/db/drizzle.ts';
import { callSheet, commentAttachment, exportFile, invoiceFile, appUser } from '../schema.ts';
import { createFirstAdmin } from '../../fill/first-admin.ts';
import { auditPage, factsOf } from '../../../tests/audit.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { exportMails } from '../../../tests/workspaces/exports.ts';
import { startHubServer } from '../../../tests/servers/hub-server.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace, noFacts } from '../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Who = Everyone['admin'];

const updated = '2026-03-01T00:00:00Z';
/** Leaves out refused calls, which other tests cover. */
const isDone = ({ kind }: { kind?: unknown }) => kind !== 'access_refused';

const content = Buffer.from('%PDF-1.7');

describe('the audit of actions', () => {
  let api: TestApi;
  let hub: Awaited<ReturnType<typeof startHubServer>>;
  let workspace: TestWorkspace;
  let people: Everyone;
  let logged: Record<string, unknown>[];

  before(async () => {
    hub = await startHubServer();
    const logger = {
      error: () => undefined,
      audit: (entry: Record<string, unknown>) => void (isDone(entry) && logged.push(entry)),
    };
    const outside = { logger, hub: { source: hub.source } };
    api = await startTestApi({ trustProxy: true }, undefined, outside);
  });
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    people = await workspace.everyone();
    logged = [];
  });
  after(async () => {
    await api.close();
    await hub.close();
  });

  const from = { 'X-Forwarded-For': '2001:db8:1:2:3::9', 'X-Request-Id': 'request-1' };
  const where = {
    created: testNow.toISOString(),
    address: '2001:db8:1:2:3::9',
    request_id: 'request-1',
  };
  const ask = async (who: Who, path: string, method = 'GET') =>
    api.request<{ export_uuid: string }>(path, {
      method,
      headers: { ...from, Authorization: `Token ${await api.tokenOf(who)}` },
    });
  const recorded = async () =>
    (await auditPage(api, people.admin)).results.filter(isDone).map(factsOf);

  test('records who asked for an export, once, and which recipients downloaded it', async () => {
    const body = { recipients: [people.editor.id] };
    const exportBookings = () =>
      api.send<{ export_uuid: string }>(
        people.admin,
        'POST',
        '/booking/export-bookings',
        body,
        from,
      );
    const { export_uuid: uuid } = (await exportBookings()).body;
    assert.equal((await exportBookings()).body.export_uuid, uuid);
    const requested = {
      ...where,
      kind: 'export_requested',
      person: people.admin.id,
      export: { uuid, kind: 'bookings' },
    };
    assert.deepEqual(await recorded(), [requested]);

    await api.runJobs();
    const path = (await exportMails(workspace))[0]?.path ?? '';
    // Requests like those of a mail scanner.
    assert.equal((await api.request(path, { headers: from })).status, 401);
    assert.equal((await ask(people.editor, path, 'HEAD')).status, 200);
    assert.equal((await recorded()).length, 1);
    assert.equal((await ask(people.editor, path)).status, 200);
    const [downloaded] = (await auditPage(api, people.admin, '?kind=export_downloaded')).results;
    assert.deepEqual(downloaded && factsOf(downloaded), {
      ...requested,
      kind: 'export_downloaded',
      person: people.editor.id,
    });
    assert.equal((await ask(people.videographer, path)).status, 404);
    const [file] = await workspace.inside((tx) => tx.select().from(exportFile));
    await api.deps.files.remove(file?.storageKey ?? '');
    assert.equal((await ask(people.editor, path)).status, 404);
    assert.equal((await recorded()).length, 2);
    assert.deepEqual(
      logged.map(({ kind, exportId, exportKind }) => [kind, exportId, exportKind]),
      [
        ['export_requested', uuid, 'bookings'],
        ['export_downloaded', uuid, 'bookings'],
      ],
    );
  });

  test('records nothing of a refused or failed export', async () => {
    const wrong = { recipients: [people.clientUser.id] };
    const { status } = await api.send(people.admin, 'POST', '/booking/export-bookings', wrong);
    assert.equal(status, 400);
    assert.deepEqual([await recorded(), logged], [[], []]);
  });

  test('records downloads of files of other users, with booking and name', async () => {
    const { clientUser, editor, videographer, tenantId } = { ...people, ...workspace };
    const made = await workspace.booking({
      state: 'assigned',
      clientId: people.client.id,
      submitterId: clientUser.id,
      videographerId: videographer.id,
    });
    const file = await workspace.file(made.id, clientUser.id, 'f/1', 'brief.pdf');
    const sheet = await workspace.file(made.id, people.admin.id, 'f/1', 'sheet.pdf');
    await workspace.inside((tx) =>
      tx.insert(callSheet).values({
        tenantId,
        bookingId: made.id,
        fileId: sheet.id,
        videographerId: videographer.id,
        createdById: people.admin.id,
        version: 1,
        created: testNow,
        facts: noFacts,
      }),
    );
    const said = await workspace.comment(made.projectThread, clientUser.id, 'See this');
    const stored = { tenantId, size: 8, contentType: 'application/pdf', storageKey: 'f/1' };
    const bill = await workspace.invoice(made.id, videographer.id, { state: 'submitted' });
    const [attachment, invoiced] = await workspace.inside(async (tx) => [
      (
        await tx
          .insert(commentAttachment)
          .values({ ...stored, commentId: said.id, name: 'plan.pdf' })
          .returning()
      )[0],
      (
        await tx
          .insert(invoiceFile)
          .values({ ...stored, invoiceId: bill.id, name: 'bill.pdf', createdById: videographer.id })
          .returning()
      )[0],
    ]);
    await api.deps.files.put('f/1', content);
    const files = [
      [`/booking/${made.id}/file/${file.id}`, file.id, 'brief.pdf', 'booking_file'],
      [
        `/booking/${made.id}/file/${attachment?.id}`,
        attachment?.id,
        'plan.pdf',
        'comment_attachment',
      ],
      [`/booking/${made.id}/file/${sheet.id}`, sheet.id, 'sheet.pdf', 'call_sheet'],
      [`/invoice/${bill.id}/file/${invoiced?.id}`, invoiced?.id, 'bill.pdf', 'invoice_file'],
    ] as const;
    for (const [path, uuid, name, kind] of files) {
      const { own, reader } = {
        booking_file: { own: clientUser, reader: editor },
        comment_attachment: { own: clientUser, reader: videographer },
        call_sheet: { own: people.admin, reader: videographer },
        invoice_file: { own: videographer, reader: people.finance },
      }[kind];
      logged = [];
      assert.equal((await ask(own, path)).status, 200, path);
      assert.equal((await ask(reader, path, 'HEAD')).status, 200);
      assert.deepEqual(logged, []);
      assert.equal((await ask(reader, path)).status, 200);
      const events = (await recorded()).filter((event) => event.file?.uuid === uuid);
      assert.deepEqual(events, [
        {
          ...where,
          kind: 'file_downloaded',
          person: reader.id,
          file: { uuid, name, kind },
          booking: made.id,
          booking_uid: '10001',
        },
      ]);
      assert.deepEqual([logged.length, logged[0]?.['fileId']], [1, uuid]);
      assert.equal(JSON.stringify(logged).includes(name), false);
    }
    await api.deps.files.remove('f/1');
    assert.equal((await ask(editor, files[0][0])).status, 404);
    assert.equal((await recorded()).length, files.length);
  });

  test('records changes of role, client, access or email by a sync with the hub', async () => {
    const user = (id: string, values: Record<string, unknown>) => ({
      id,
      updated,
      full_name: `User ${id}`,
      phone: '',
      timezone: 'Asia/Singapore',
      client: null,
      ...values,
    });
    const leaver = await workspace.user('camera_operator', { email: 'leaver@hub.test' });
    hub.data.clients = [{ id: 'c1', updated, name: 'Bakery', billing_region: 'Asia' }];
    hub.data.users = [
      user('u1', { email: people.clientUser.email, role: 'client_owner', client: 'c1' }),
      user('u2', { email: 'new@hub.test', role: 'camera_operator' }),
      user('u3', { email: leaver.email, role: 'camera_operator' }),
      user('u4', { email: people.editor.email, role: 'editor' }),
    ];
    const { clientUser, editor } = people;
    for (const [hubId, { id }] of Object.entries({ u1: clientUser, u3: leaver, u4: editor })) {
      await workspace.inside((tx) => tx.update(appUser).set({ hubId }).where(eq(appUser.id, id)));
    }
    assert.equal((await ask(people.admin, '/sync-data-from-hub')).status, 200);
    const first = await recorded();
    const about = (kind: string) => first.filter((event) => event.kind === kind);
    const by = { ...where, person: people.admin.id };
    const changed = { what: 'client', from: people.client.name, to: 'Bakery' };
    assert.deepEqual(about('rights_changed'), [
      {
        ...by,
        kind: 'rights_changed',
        subject: clientUser.id,
        changes: [{ what: 'role', from: 'client_user', to: 'client_owner' }, changed],
      },
    ]);
    assert.deepEqual(
      about('user_added').map(({ changes }) => changes),
      [[{ what: 'role', from: null, to: 'camera_operator' }]],
    );
    assert.equal(first.length, 2);

    hub.data.users = [
      { id: 'u3', updated: '2026-03-02T00:00:00Z', deleted: true },
      user('u4', { email: 'moved@hub.test', role: 'editor', updated: '2026-03-02T00:00:00Z' }),
    ];
    assert.equal((await ask(people.admin, '/sync-data-from-hub')).status, 200);
    const later = (await recorded()).filter(({ subject }) =>
      [leaver.id, editor.id].includes(subject ?? ''),
    );
    const changesOf = new Map(later.map(({ subject, changes }) => [subject, changes]));
    assert.deepEqual(changesOf.get(leaver.id), [
      { what: 'access', from: 'active', to: 'inactive' },
    ]);
    assert.deepEqual(changesOf.get(editor.id), [{ what: 'email', from: null, to: null }]);
    assert.deepEqual([later.length, logged.length], [2, 4]);
  });

  test('begins with the first admin, added by the server', async () => {
    const connection = await openTestDatabase();
    const own = await startTestApi({}, connection);
    const admin = {
      email: 'jo@house.test',
      password: 'copper lanterns at noon',
      workspace: 'house',
    };
    await createFirstAdmin(own.db, admin, api.deps.logger);
    const signedIn = await own.post<{ uuid: string; auth_token: string }>('/auth/login3', {
      email: admin.email,
      password: admin.password,
      alias: admin.workspace,
    });
    const { body } = await own.request<Awaited<ReturnType<typeof auditPage>>>(
      '/audit?kind=user_added',
      { headers: { Authorization: `Token ${signedIn.body.auth_token}` } },
    );
    const [{ created: _created, ...event }] = body.results.map(factsOf) as [
      ReturnType<typeof factsOf>,
    ];
    assert.deepEqual(event, {
      kind: 'user_added',
      person: null,
      subject: signedIn.body.uuid,
      changes: [{ what: 'role', from: null, to: 'admin' }],
    });
    assert.deepEqual(logged.at(-1)?.['subjectId'], signedIn.body.uuid);
    await own.close();
  });
});
