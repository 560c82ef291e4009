import assert from 'node:assert/strict';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { operations } from '@shootline/shared-api/contract';
import { inSoak } from '../../../proofs/rounds.ts';
import { eq, sql } from '../db/drizzle.ts';
import { transientTables } from '../../table-names.ts';
import { insertAuditEvents } from '../../domain/audit/audit.repository.ts';
import { type Connection, openPostgres } from '../db/connection/client.ts';
import { migrationTimes } from '../db/migrate/migration-files.ts';
import { rules } from '../../rules.ts';
import { rowsOf } from '../db/rows.ts';
import { numbering, appUser } from '../db/schema.ts';
import { seedDemo } from '../../../demo/seed-demo.ts';
import { demoWorkspaceId } from '../../../demo/demo.ts';
import { workspaceTransaction } from '../db/workspace-transaction.ts';
import { folderStorage } from '../files/folder-storage.ts';
import { openSession } from '../session/session.repository.ts';
import { createDatabase, onServer, openTestDatabase } from '../../../tests/database.ts';
import { laterMigrations } from '../../../tests/later-migrations.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { readArchive, writeArchive } from './archive.ts';
import { type Manifest, manifestName, verifyArchive } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables, named, neutralTexts } from './tables.ts';
import { writeBackup } from './write-backup.ts';

type List = operations['listBookings']['responses'][200]['content']['application/json'];
type AuditPage = operations['listAuditEvents']['responses'][200]['content']['application/json'];
type Created = { booking_uid: string };

const version = '1.0.0';

async function demoAdmin(api: TestApi) {
  return workspaceTransaction(api.db, demoWorkspaceId, async (tx) => {
    const [admin] = await tx.select().from(appUser).where(eq(appUser.email, 'admin@demo.test'));
    assert.ok(admin);
    return admin;
  });
}

/** A fingerprint of every record, independent of their order. */
async function recordsOf({ db }: Pick<Connection, 'db'>) {
  return db.transaction(async (tx) => {
    await neutralTexts(tx);
    const prints: Record<string, unknown> = {};
    for (const { name } of await listTables(tx, transientTables)) {
      const [row] = rowsOf(
        await tx.execute(sql`select count(*)::int as count,
          md5(string_agg(md5(t::text), '' order by md5(t::text))) as print from ${named(name)} t`),
      );
      prints[name] = row;
    }
    return prints;
  });
}

const unknownSchema =
  /^The backup has the database schema \d{4}-\S+, which this server does not know: its newest is \d{4}-/;

describe('a backup', () => {
  let folder: string;
  let path: string;
  let made: Manifest;
  let source: Connection;
  let original: TestApi;
  let restored: TestApi;
  let records: Awaited<ReturnType<typeof recordsOf>>;
  let lastNumber: number;
  const opened: TestApi[] = [];

  async function open(connection: Connection): Promise<TestApi> {
    const api = await startTestApi({}, connection);
    opened.push(api);
    return api;
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shootline-backup-'));
    path = join(folder, 'demo.tar.gz');
    source = await openTestDatabase();
    original = await open(source);
    const { files } = original.deps;
    await seedDemo(source.db, { now: testNow, files });
    const { id: userId } = await demoAdmin(original);
    const origin = { address: '10.0.0.1', requestId: 'request-1', at: testNow };
    await workspaceTransaction(source.db, demoWorkspaceId, (tx) =>
      insertAuditEvents(tx, demoWorkspaceId, origin, [{ kind: 'sign_in', userId }]),
    );
    records = await recordsOf(source);
    const [demo] = await source.db
      .select()
      .from(numbering)
      .where(eq(numbering.tenantId, demoWorkspaceId));
    lastNumber = demo?.lastBooking ?? 0;
    made = await writeBackup(path, {
      db: source.db,
      files,
      version,
      now: testNow,
      transientTables,
    });
  });
  after(async () => {
    for (const api of opened) await api.close();
    await rm(folder, { recursive: true });
  });

  const restore = (api: TestApi, file = path, replace = false) =>
    restoreBackup(file, { db: api.db, files: api.deps.files, replace, transientTables, rules });

  async function restoreAlike(connection: Connection): Promise<TestApi> {
    const api = await open(connection);
    await restore(api);
    assert.deepEqual(await recordsOf(connection), records);
    const names = (await readdir(original.folder, { recursive: true })).sort();
    assert.deepEqual((await readdir(api.folder, { recursive: true })).sort(), names);
    for (const name of names.slice(0, 20)) {
      if (!(await stat(join(original.folder, name))).isFile()) continue;
      const content = await readFile(join(original.folder, name));
      assert.ok(content.equals(await readFile(join(api.folder, name))), name);
    }
    const list = async (from: TestApi) =>
      from.get<List>(await demoAdmin(from), '/booking/list-bookings?offset=50');
    assert.deepEqual(await list(api), await list(original));
    return api;
  }

  async function create(api: TestApi): Promise<number> {
    // A new session, as a restore ends all sessions.
    const admin = await demoAdmin(api);
    const token = await openSession(
      api.db,
      { tenantId: admin.tenantId, userId: admin.id },
      testNow,
      api.deps.settings,
    );
    const headers = { Authorization: `Token ${token}` };
    const clients = await api.request<{ id: string }[]>('/client', { headers });
    const body = new FormData();
    body.append('data', JSON.stringify({ title: 'The next one', client: clients.body[0]?.id }));
    const init = { method: 'POST', headers, body };
    const created = await api.request<Created>('/booking?isDraft=true', init);
    assert.equal(created.status, 200, JSON.stringify(created.body));
    return Number(created.body.booking_uid);
  }

  test('restores every record and file, but no session', async () => {
    const headers = { Authorization: `Token ${await original.tokenOf(await demoAdmin(original))}` };
    restored = await restoreAlike(await openTestDatabase());
    assert.equal((await original.request('/client', { headers })).status, 200);
    assert.equal((await restored.request('/client', { headers })).status, 401);
  });

  test('restores the audit, which stays unchangeable', async () => {
    const { results } = await restored.get<AuditPage>(await demoAdmin(restored), '/audit');
    assert.deepEqual(
      results.map(({ kind, address, person: who }) => [kind, address, who?.email]),
      [['sign_in', '10.0.0.1', 'admin@demo.test']],
    );
    await assert.rejects(restored.db.execute('delete from shootline.audit_event'));
  });

  test('of an older server is migrated', inSoak, async () => {
    const migrationsFolder = await laterMigrations(folder);
    const api = await open(await openTestDatabase({ isDirect: true }));
    const { files } = api.deps;
    const into = { db: api.db, files, replace: false, transientTables, rules, migrationsFolder };
    await restoreBackup(path, into);
    const users = await workspaceTransaction(api.db, demoWorkspaceId, async (tx) =>
      rowsOf<{ full_name: string; nickname: string }>(
        await tx.execute(sql`select full_name, nickname from shootline.app_user`),
      ),
    );
    assert.ok(users.length > 10);
    for (const { full_name: name, nickname } of users) assert.equal(nickname, name.split(' ')[0]);
    const [index] = rowsOf<{ valid: boolean }>(
      await api.db.execute(sql`select indisvalid as valid from pg_index
        where indexrelid = 'shootline.app_user_nickname'::regclass`),
    );
    assert.deepEqual(index, { valid: true });
    const later = join(folder, 'later.tar.gz');
    const upToDate = await writeBackup(later, {
      db: api.db,
      files,
      version,
      now: testNow,
      transientTables,
    });
    assert.equal(upToDate.migration, migrationTimes(migrationsFolder).at(-1));
    assert.deepEqual(
      upToDate.tables.map(({ name, rows }) => [name, rows]),
      made.tables.map(({ name, rows }) => [name, rows]),
    );
    const newer = { name: 'StartError', message: unknownSchema };
    await assert.rejects(restore(restored, later, true), newer);
  });

  test('changes nothing if it is damaged, cut off, changed or from a newer server', async () => {
    const bytes = await readFile(path);

    const rewritten = async (name: string, change: (entry: string, text: string) => string) => {
      const file = join(folder, name);
      await writeArchive(file, async (add) => {
        await readArchive(path, async (entry, content) => {
          const chunks: Uint8Array[] = [];
          for await (const chunk of content) chunks.push(chunk);
          const before = Buffer.concat(chunks);
          const text = before.toString();
          const changed = change(entry, text);
          const after = changed === text ? before : Buffer.from(changed);
          await add(entry, after.length, [after]);
        });
      });
      return file;
    };
    const written = async (name: string, content: Uint8Array) => {
      const file = join(folder, name);
      await writeFile(file, content);
      return file;
    };
    const half = Math.floor(bytes.length / 2);
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(half) ^ 0xff, half);
    const manifest = (change: (manifest: Manifest) => unknown) => (entry: string, text: string) =>
      entry === manifestName ? JSON.stringify(change(JSON.parse(text) as Manifest)) : text;

    const wrong: [string, RegExp][] = [
      [join(folder, 'none'), /^There is no file /],
      [await written('flipped', flipped), /^The backup .+ is damaged/],
      [await written('cut', bytes.subarray(0, bytes.length / 2)), /^The backup .+ is damaged/],
      [await written('other', Buffer.from('no archive')), /^The backup .+ is damaged/],
      [
        await rewritten('changed', (entry, text) =>
          entry.startsWith('tables/app_user/')
            ? text.replace('admin@demo.test', 'root@demo.test')
            : text,
        ),
        /damaged \(tables\/app_user\/\d+\.jsonl was changed\)/,
      ],
      [
        await rewritten(
          'short',
          manifest((m) => ({ ...m, entries: m.entries.slice(1) })),
        ),
        /damaged \(.+ does not belong to it\)/,
      ],
      [
        await rewritten(
          'long',
          manifest((m) => ({
            ...m,
            entries: [...m.entries, { name: 'files/x', size: 1, sha256: '' }],
          })),
        ),
        /damaged \(files\/x is missing\)/,
      ],
      [
        await rewritten(
          'newer',
          manifest((m) => ({ ...m, migration: m.migration + 1 })),
        ),
        unknownSchema,
      ],
      [
        await rewritten(
          'format',
          manifest((m) => ({ ...m, format: 2 })),
        ),
        /was made by another version of the server/,
      ],
    ];
    for (const [file, message] of wrong) {
      await assert.rejects(restore(restored, file, true), { name: 'StartError', message }, file);
    }
    assert.deepEqual(await recordsOf(restored.deps), records);
  });

  test('replaces other records only on request, and numbers continue', async () => {
    const added = await create(restored);
    assert.equal(added, lastNumber + 1);
    await restored.deps.files.put('stale/file', new Uint8Array(3));
    await assert.rejects(restore(restored), {
      name: 'StartError',
      message: /^The database holds records already/,
    });
    assert.ok(await restored.deps.files.open('stale/file'));
    await restore(restored, path, true);
    assert.deepEqual(await recordsOf(restored.deps), records);
    assert.equal(await restored.deps.files.open('stale/file'), undefined);
    assert.equal(await create(restored), added);
  });

  test('is readable by its owner only, and leaves nothing behind when it fails', async () => {
    assert.equal((await stat(path)).mode & 0o077, 0);
    const broken = join(folder, 'broken.tar.gz');
    const files = folderStorage(join(folder, 'no files'));
    const failing = { ...files, keys: () => assert.fail('unreadable') };
    await assert.rejects(
      writeBackup(broken, {
        db: source.db,
        files: failing,
        version,
        now: testNow,
        transientTables,
      }),
      /unreadable/,
    );
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.startsWith('broken')),
      [],
    );
  });

  test('can be read with tar, and its manifest describes it', async () => {
    const manifest = await verifyArchive(path);
    assert.deepEqual(manifest, made);
    assert.equal(manifest.migration, migrationTimes().at(-1));
    const names: string[] = [];
    await readArchive(path, async (name, content) => {
      names.push(name);
      for await (const _chunk of content);
    });
    assert.equal(names.at(-1), manifestName);
    assert.ok(names.includes('tables/booking/0.jsonl'));
  });

  test('is made and restored by a user who owns only the database', inSoak, async () => {
    const url = await createDatabase();
    const name = new URL(url).pathname.slice(1);
    await onServer(url, `create role ${name}_user login`);
    await onServer(url, `alter database ${name} owner to ${name}_user`);
    await onServer(url, `alter schema public owner to ${name}_user`);
    await onServer(url, `grant shootline_app to ${name}_user`);
    const asUser = url.replace('//postgres@', `//${name}_user@`);
    const api = await open(await openPostgres(asUser, { poolSize: 4, rules }));
    await restore(api);
    const again = join(folder, 'again.tar.gz');
    const { db, files } = api.deps;
    const second = await writeBackup(again, {
      db,
      files,
      version,
      now: testNow,
      transientTables,
    });
    assert.deepEqual(second.tables, made.tables);
    assert.equal(second.files, made.files);
    await restore(api, again, true);
    assert.equal(await create(api), lastNumber + 1);
  });
});
