import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import type { CommentThread } from '@shootline/shared-api/contract';
import { sql } from '../platform/db/drizzle.ts';
import { openPostgres } from '../platform/db/connection/client.ts';
import { queueMail } from '../platform/mail-queue/mail-queue.ts';
import { mailedTo } from '../../tests/account/mailed-to.ts';
import { createDatabase, templateName } from '../../tests/database.ts';
import { type TestApi, startTestApi } from '../../tests/test-api.ts';
import { createTestWorkspace } from '../../tests/workspace.ts';

const run = promisify(execFile);
const main = join(import.meta.dirname, 'move-workspace.ts');

/** A deployment: a server with its own database and files. */
async function deployment() {
  const url = await createDatabase(templateName);
  const api = await startTestApi({}, await openPostgres(url, { poolSize: 4 }));
  const env = { ...process.env, DATABASE_URL: url, FILES_URL: api.folder, DATA_DIR: api.folder };
  return { url, api, env };
}

type Failure = { code: number; stdout: string; stderr: string };

describe('the command that moves a workspace', () => {
  let from: Awaited<ReturnType<typeof deployment>>;
  let to: typeof from;
  let workspace: Awaited<ReturnType<typeof createTestWorkspace>>;
  let users: Awaited<ReturnType<typeof workspace.everyone>>;
  let thread: string;
  let alias: string;

  before(async () => {
    from = await deployment();
    to = await deployment();
    workspace = await createTestWorkspace(from.api.db);
    users = await workspace.everyone();
    const booking = await workspace.booking({
      state: 'new',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
    });
    thread = `/booking/comments/${booking.projectThread}`;
    alias = workspace.alias;
  });
  after(async () => {
    await from.api.close();
    await to.api.close();
  });

  const command = (...args: string[]) => run(process.execPath, [main, ...args], { env: from.env });
  const moving = (...more: string[]) =>
    command(alias, '--to', to.url, '--files-to', to.api.folder, ...more);
  async function refusal(...args: string[]): Promise<string> {
    const failure = (await command(...args).catch((error: unknown) => error)) as Failure;
    assert.equal(failure.code, 1);
    return failure.stderr.trim();
  }
  const headers = async () => ({
    Authorization: `Token ${await from.api.tokenOf(users.admin)}`,
  });
  async function say({ app }: TestApi, text: string, key: string = randomUUID()) {
    const body = new FormData();
    body.set('text', text);
    return app.request(`/api${thread}/add-comment`, {
      method: 'POST',
      headers: { ...(await headers()), 'Idempotency-Key': key },
      body,
    });
  }
  const read = async ({ app }: TestApi) =>
    app.request(`/api${thread}`, { headers: await headers() });
  /** Sorted, as the tests' clock stands still. */
  async function textsAt(api: TestApi): Promise<string[]> {
    const { comments } = (await (await read(api)).json()) as CommentThread;
    return comments.map(({ text }) => text).sort();
  }

  test('explains its usage, and refuses what it cannot move', async () => {
    assert.match(await refusal(), /^Usage: npm run move-workspace -- ALIAS --to/);
    assert.match(await refusal(alias, '--to', to.url, '--fast'), /^Usage:/);
    assert.match(await refusal('nobody', '--to', to.url), /^There is no workspace nobody/);
    assert.match(await refusal(alias, '--to', from.url), /has a workspace .+ already\.$/);
    assert.match(await refusal(alias, '--to', to.url), /is not the place with the files/);
  });

  test('leaves the workspace in use where it was when it fails halfway', async () => {
    await to.api.db.execute(
      sql`alter table shootline.comment add constraint halfway check (false) not valid`,
    );
    await (await say(from.api, 'Before')).text();
    await assert.rejects(moving(), /halfway/);
    assert.equal((await say(from.api, 'After')).status, 200);
    assert.deepEqual(await textsAt(from.api), ['After', 'Before']);
    assert.equal((await read(to.api)).status, 401);
    await to.api.db.execute(sql`alter table shootline.comment drop constraint halfway`);
  });

  test('moves it while users work, who lose nothing and stay signed in', async () => {
    const said = await textsAt(from.api);
    const subject = 'Still waiting';
    await workspace.inside((tx) =>
      queueMail(
        tx,
        workspace.tenantId,
        {
          kind: 'greeting',
          subject,
          content: { paragraphs: [] },
          to: mailedTo('Zoë', 'zoe@house.test'),
        },
        from.api.deps.clock(),
      ),
    );
    await from.api.deps.files.put(`${workspace.tenantId}/${randomUUID()}`, new Uint8Array(3));
    let hasMoved = false;
    const readsWhilePaused: number[] = [];
    const lanes = Array.from({ length: 4 }, async (_, lane) => {
      for (let round = 0; !hasMoved; round++) {
        const [text, key] = [`${lane} ${round}`, randomUUID()];
        let answer = await say(from.api, text, key);
        while (answer.status !== 200 && !hasMoved) {
          assert.deepEqual([answer.status, answer.headers.get('Retry-After')], [503, '2']);
          readsWhilePaused.push((await read(from.api)).status);
          answer = await say(from.api, text, key);
        }
        // A balancer sends it to the target now.
        if (answer.status !== 200) answer = await say(to.api, text, key);
        assert.equal(answer.status, 200);
        said.push(text);
      }
    });
    const { stdout } = await moving().finally(() => (hasMoved = true));
    await Promise.all(lanes);
    assert.match(
      stdout,
      /^Moved \d+ records and 1 files of .+, with writes paused for \d+\.\d s\.$/m,
    );
    assert.ok(readsWhilePaused.includes(200), 'Reads are answered while writes are paused.');
    assert.deepEqual(await textsAt(to.api), said.sort());
  });

  test('has every call for it refused where it was, and its jobs run where it is', async () => {
    const { api } = from;
    const credentials = { email: users.admin.email, alias, password: 'any' };
    for (const answer of [
      await say(api, 'Too late'),
      await read(api),
      await api.app.request('/api/auth/login3', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(credentials),
      }),
    ]) {
      assert.deepEqual([answer.status, answer.headers.get('Retry-After')], [503, '2']);
    }
    const sent = async ({ db }: TestApi) => {
      const { rows } = (await db.execute(
        sql`select count(*)::int as waiting from shootline.job where tenant_id = ${workspace.tenantId}`,
      )) as unknown as { rows: { waiting: number }[] };
      return rows[0]?.waiting;
    };
    const waiting = await sent(api);
    await api.runJobs();
    assert.equal(await sent(api), waiting);
    await to.api.runJobs();
    assert.equal(await sent(to.api), 0);
    assert.match(await refusal(alias, '--to', to.url), /has moved already\.$/);
    assert.match(await refusal(alias, '--cancel'), /has moved already\.$/);
  });
});
