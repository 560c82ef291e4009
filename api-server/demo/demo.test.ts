import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isInternal, roles } from '@shootline/shared-api/contract';
import { formatMoney } from '@shootline/shared-api/rules';
import { type SQL, sql } from '../src/platform/db/drizzle.ts';
import { extractText } from 'unpdf';
import { verifyPassword } from '../src/platform/session/password/password.ts';
import { openTestDatabase } from '../tests/database.ts';
import type { Connection } from '../src/platform/db/connection/client.ts';
import { rowsOf } from '../src/platform/db/rows.ts';
import { refuseTaxNumber } from '../src/domain/reference/tax-number.ts';
import { tenant } from '../src/domain/schema.ts';
import { workspaceTransaction } from '../src/platform/db/workspace-transaction.ts';
import { isEmpty } from '../src/platform/db/migrate/is-empty.ts';
import { hasDemo, seedDemo } from './seed-demo.ts';
import { demoWorkspaces } from './demo.ts';
import { createWorkspaceRecords } from './workspace.ts';

const now = new Date('2026-03-06T01:20:00Z');

function memoryStorage() {
  const contents = new Map<string, Uint8Array>();
  return {
    contents,
    put: async (key: string, content: Uint8Array) => void contents.set(key, content),
  };
}

let connection: Connection;
let stored: ReturnType<typeof memoryStorage>;

async function rowsIn<Row>(source: Connection, alias: string, query: SQL): Promise<Row[]> {
  const [workspace] = rowsOf<{ id: string }>(
    await source.db.execute(sql`select id from shootline.tenant where alias = ${alias}`),
  );
  assert.ok(workspace, `workspace ${alias}`);
  return workspaceTransaction(source.db, workspace.id, async (tx) =>
    rowsOf<Row>(await tx.execute(query)),
  );
}

const demo = <Row>(query: SQL) => rowsIn<Row>(connection, 'demo', query);

before(async () => {
  connection = await openTestDatabase();
  stored = memoryStorage();
  await seedDemo(connection.db, { now, files: stored });
});

after(() => connection.close());

test('the same day gives the same records and files', async () => {
  const again = await openTestDatabase();
  const files = memoryStorage();
  await seedDemo(again.db, { now, files });
  const tables = [
    'app_user',
    'client',
    'booking',
    'booking_availability',
    'booking_assignment',
    'busy_time',
    'cancellation_fee',
    'state_log',
    'invoice',
    'invoice_file',
    'invoice_history',
    'feedback',
    'booking_file',
    'comment_thread',
    'comment',
    'comment_attachment',
    'user_action',
  ];
  const digest = async (source: Connection, alias: string, table: string) => {
    const [row] = await rowsIn<{ count: number; digest: string }>(
      source,
      alias,
      sql`select count(*)::int, md5(string_agg((to_jsonb(t) - 'password_hash')::text, '' order by id))
        as digest from shootline.${sql.identifier(table)} t`,
    );
    return row;
  };
  for (const alias of ['demo', 'acme']) {
    for (const table of tables) {
      const first = await digest(connection, alias, table);
      assert.ok(first && first.count > 0, `${alias} has rows in ${table}`);
      assert.deepEqual(await digest(again, alias, table), first, table);
    }
  }
  assert.deepEqual([...files.contents.keys()], [...stored.contents.keys()]);
  const bytesOf = ({ contents }: typeof files) => Buffer.concat([...contents.values()]);
  assert.ok(bytesOf(files).equals(bytesOf(stored)));
  await again.close();
});

test('a demo that cannot be made whole leaves nothing behind', async () => {
  const { db, close } = await openTestDatabase();
  await db.execute(
    sql`alter table shootline.tenant add constraint no_acme check (alias <> 'acme')`,
  );
  await assert.rejects(seedDemo(db, { now, files: memoryStorage() }));
  assert.equal(await isEmpty(db), true);
  await close();
});

test('the demo is told from a workspace of the same name', async () => {
  assert.equal(await hasDemo(connection.db), true);
  const { db, close } = await openTestDatabase();
  await db.insert(tenant).values({ alias: 'demo', name: 'Demo' });
  assert.equal(await hasDemo(db), false);
  await close();
});

test('every demo account can sign in with the password of the demo', async () => {
  const videographers = Array.from({ length: 11 }, (_, index) => `camop${index + 2}`);
  const expected = [
    'admin',
    'finance',
    'reviewer',
    'editor',
    'owner',
    'teamadmin',
    'client',
    'unapproved',
    'camop',
    ...videographers,
  ].map((name) => `${name}@demo.test`);
  const query = sql`select email, password_hash from shootline.app_user where password_hash is not null`;
  const accounts = [
    ...(await demo<{ email: string; password_hash: string }>(query)),
    ...(await rowsIn<{ email: string; password_hash: string }>(connection, 'acme', query)),
  ];
  assert.deepEqual(
    new Set(accounts.map(({ email }) => email)),
    new Set([...expected, 'admin@acme.test', 'client@acme.test', 'camop@acme.test']),
  );
  assert.equal(new Set(accounts.map((each) => each.password_hash)).size, accounts.length);
  for (const each of accounts) assert.ok(await verifyPassword('shootline', each.password_hash));
});

test('bookings cover all states and regions, clients all billing regions', async () => {
  const bookings = await demo<{ state: string; region: string | null; date: string | null }>(
    sql`select state, region, date from shootline.booking`,
  );
  assert.ok(bookings.length >= 400, `${bookings.length} bookings`);
  const states = Object.groupBy(bookings, ({ state }) => state);
  assert.equal(Object.keys(states).length, 12);
  for (const [state, own] of Object.entries(states)) {
    assert.ok((own?.length ?? 0) >= 5, `${own?.length} in state ${state}`);
  }
  const regions = Object.groupBy(bookings, ({ region }) => region ?? 'none');
  assert.equal(Object.keys(regions).filter((region) => region !== 'none').length, 10);
  const times = bookings.flatMap(({ date }) => (date ? [new Date(date).getTime()] : []));
  const year = 365 * 86_400_000;
  assert.ok(Math.min(...times) < now.getTime() - 0.8 * year);
  assert.ok(Math.max(...times) > now.getTime() + 0.5 * year);

  const clients = await demo<{ billing_region: string; manager: string | null }>(sql`
    select c.billing_region, p.full_name as manager from shootline.client c
    left join shootline.app_user p on p.id = c.account_manager_id`);
  assert.ok(clients.length >= 8);
  assert.ok(clients.every(({ manager }) => manager));
  assert.deepEqual([...new Set(clients.map((each) => each.billing_region))].sort(), [
    'Asia',
    'Australia',
    'UK',
    'US',
  ]);
});

test('each demo account sees plenty, in every state that concerns it', async () => {
  const seen = async (email: string, column: 'submitter_id' | 'camera_operator_id') => {
    const rows = await demo<{ state: string }>(sql`
      select b.state from shootline.booking b
      join shootline.app_user p on p.id = b.${sql.identifier(column)} where p.email = ${email}`);
    return { count: rows.length, states: new Set(rows.map(({ state }) => state)) };
  };
  const client = await seen('client@demo.test', 'submitter_id');
  assert.ok(client.count >= 40 && client.states.size === 11);
  const unapproved = await seen('unapproved@demo.test', 'submitter_id');
  assert.ok(unapproved.states.has('draft') && unapproved.states.has('new'));
  const videographer = await seen('camop@demo.test', 'camera_operator_id');
  assert.ok(videographer.count >= 40);
  assert.deepEqual([...videographer.states].sort(), [
    'assigned',
    'cancelled',
    'footage_provided',
    'job_complete',
    'shoot_completed',
  ]);
});

test('a booking lies where its state says: done ones in the past, open ones ahead', async () => {
  const wrong = await demo(sql`
    select booking_number, state, date from shootline.booking
    where state in ('shoot_completed', 'footage_provided', 'job_complete') and date > ${now}
      or state in ('new', 'active', 'requested') and date < ${now}
      or state <> 'draft' and (date is null or submitted_at is null and state <> 'deleted')
      or duration not between 4 and 12 or created > ${now} or modified > ${now}`);
  assert.deepEqual(wrong, []);
});

test('busy times lie beside shoots, in the weeks around now', async () => {
  const busy = await demo<{ note: string; starts: string; is_all_day: boolean }>(
    sql`select * from shootline.busy_time`,
  );
  assert.ok(busy.length >= 10, `${busy.length} busy times`);
  assert.ok(busy.some((one) => one.is_all_day) && busy.some((one) => !one.is_all_day));
  const month = 31 * 86_400_000;
  const far = busy.filter(({ starts }) => Math.abs(Date.parse(starts) - now.getTime()) > month);
  assert.deepEqual(far, []);
  const clashes = await demo(sql`
    select b.booking_number from shootline.busy_time t join shootline.booking b
      on b.camera_operator_id = t.user_id and b.date < t.ends
        and b.date + b.duration * interval '1 hour' > t.starts`);
  assert.deepEqual(clashes, []);
});

const transitions: Record<string, string[]> = {
  start: ['draft', 'new'],
  draft: ['new', 'deleted'],
  new: ['active', 'on_hold', 'request_cancelled', 'deleted'],
  active: ['requested', 'assigned', 'on_hold', 'request_cancelled'],
  requested: ['assigned', 'active', 'on_hold', 'request_cancelled'],
  assigned: ['active', 'requested', 'on_hold', 'cancelled', 'shoot_completed'],
  shoot_completed: ['footage_provided'],
  footage_provided: ['job_complete'],
  on_hold: ['active', 'request_cancelled'],
  request_cancelled: ['deleted', 'active'],
};

test('the log of every booking leads from its creation to its state', async () => {
  const logs = await demo<{
    id: string;
    state: string;
    from_state: string | null;
    to_state: string;
    at: string;
  }>(sql`
    select b.id, b.state, l.from_state, l.to_state, l.at from shootline.booking b
    left join shootline.state_log l on l.booking_id = b.id order by b.id, l.at`);
  for (const steps of Map.groupBy(logs, ({ id }) => id).values()) {
    assert.equal(steps.at(-1)?.to_state, steps[0]?.state);
    steps.forEach((step, index) => {
      assert.equal(step.from_state, steps[index - 1]?.to_state ?? null);
      const way = `${step.from_state} to ${step.to_state}`;
      assert.ok(transitions[step.from_state ?? 'start']?.includes(step.to_state), way);
      assert.ok(new Date(step.at) <= now, way);
    });
  }
});

test('nobody films two shoots at once, and the assigned one was asked or chosen by hand', async () => {
  const overlaps = await demo(sql`
    select a.booking_number, b.booking_number from shootline.booking a
    join shootline.booking b on a.camera_operator_id = b.camera_operator_id and a.id < b.id
      and a.date < b.date + b.duration * interval '1 hour'
      and b.date < a.date + a.duration * interval '1 hour'`);
  assert.deepEqual(overlaps, []);
  const unasked = await demo(sql`
    select booking_number from shootline.booking b where b.camera_operator_id is not null
      and auto_assign_state <> 'init' and not exists (
        select from shootline.booking_availability o where o.booking_id = b.id
          and o.camera_operator_id = b.camera_operator_id
          -- A cancellation calls the offer back.
          and o.state = case when b.state = 'cancelled' then 'cancelled' else 'available' end)`);
  assert.deepEqual(unasked, []);
  const unrecorded = await demo(sql`
    select booking_number from shootline.booking b where b.camera_operator_id is distinct from (
      select a.camera_operator_id from shootline.booking_assignment a
      where a.booking_id = b.id and a.released is null)`);
  assert.deepEqual(unrecorded, []);
});

test('offers stand in every state; a running queue has one open offer and others that wait', async () => {
  const states = await demo<{ state: string }>(
    sql`select distinct state from shootline.booking_availability`,
  );
  assert.equal(states.length, 6);
  const queues = await demo<{ open: number; waiting: number }>(sql`
    select count(*) filter (where o.state = 'unknown' and o.exclusive_until > ${now})::int as open,
      count(*) filter (where o.state = 'awaiting_send')::int as waiting
    from shootline.booking b join shootline.booking_availability o on o.booking_id = b.id
    where b.auto_assign_state = 'awaiting_availabilities' group by b.id`);
  assert.ok(queues.length > 5);
  assert.ok(queues.every(({ open }) => open === 1));
  assert.ok(queues.some(({ waiting }) => waiting > 2));
});

test('open offers of the demo lapse by a job, as those that are sent later do', async () => {
  const stuck = await demo(sql`
    select o.id from shootline.booking_availability o
    join shootline.booking b on b.id = o.booking_id
    where b.auto_assign_state = 'awaiting_availabilities' and o.exclusive_until > ${now}
      and not exists (select from shootline.job j where j.kind = 'lapse_offer'
        and j.payload->>'booking' = o.booking_id::text and j.run_at = o.exclusive_until)`);
  assert.deepEqual(stuck, []);
});

test('invoices exist in each state, exactly where something can be claimed', async () => {
  const states = await demo<{ state: string }>(sql`select distinct state from shootline.invoice`);
  assert.equal(states.length, 4);
  const misplaced = await demo(sql`
    select b.booking_number, b.state from shootline.booking b
    left join shootline.invoice i on i.booking_id = b.id
    left join shootline.cancellation_fee f
      on f.booking_id = b.id and f.camera_operator_id = coalesce(i.camera_operator_id, f.camera_operator_id)
    where (i.id is not null) <> (b.state in ('footage_provided', 'job_complete')
      or b.state in ('cancelled', 'request_cancelled') and f.id is not null)`);
  assert.deepEqual(misplaced, []);
  const feeClaims = await demo<{ state: string }>(sql`
    select distinct b.state from shootline.booking b
    join shootline.invoice i on i.booking_id = b.id
    where b.state in ('cancelled', 'request_cancelled')`);
  assert.equal(feeClaims.length, 2);
  const incomplete = await demo(sql`
    select id from shootline.invoice where (state = 'init') <> (invoice_number = '')
      or (state = 'init') <> (claimed_amount is null)
      or (state = 'init') =
        exists (select from shootline.invoice_file f where f.invoice_id = invoice.id)`);
  assert.deepEqual(incomplete, []);
  const bundles = await demo<{ currencies: number; files: number; suppliers: number }>(sql`
    select count(distinct currency)::int as currencies,
      count(distinct storage_key)::int as files,
      count(distinct camera_operator_id)::int as suppliers
    from shootline.invoice
    join shootline.invoice_file f on f.invoice_id = invoice.id and f.replaced is null
    where invoice_number <> '' group by invoice_number having count(*) > 1`);
  assert.ok(bundles.length > 5);
  for (const bundle of bundles) {
    assert.deepEqual(bundle, { currencies: 1, files: 1, suppliers: 1 });
  }
});

test('what happened to an invoice leads to what it is, with the files of its corrections', async () => {
  const broken = await demo(sql`
    select i.id from shootline.invoice i
    left join lateral (
      select * from shootline.invoice_history h where h.invoice_id = i.id
      order by h.created desc, h.kind in ('approved', 'rejected') desc limit 1
    ) last on true
    where i.state = 'init' and last.id is not null
      or i.state <> 'init' and (last.claimed_amount is distinct from i.claimed_amount
        or last.invoice_number <> i.invoice_number
        or last.reason <> i.rejection_details
        or i.revision <> (select count(*) from shootline.invoice_history h
          where h.invoice_id = i.id and h.kind in ('submitted', 'corrected'))
        or (case last.kind when 'corrected' then 'submitted' else last.kind end) <> i.state)`);
  assert.deepEqual(broken, []);
  const corrected = await demo<{ was_rejected: boolean; is_other: boolean; kept: number }>(sql`
    select exists (select from shootline.invoice_history r
        where r.invoice_id = i.id and r.kind = 'rejected' and r.created < h.created) as was_rejected,
      exists (select from shootline.invoice_history s where s.invoice_id = i.id
        and s.kind = 'submitted' and s.claimed_amount <> h.claimed_amount) as is_other,
      (select count(*)::int from shootline.invoice_file f
        where f.invoice_id = i.id and f.replaced is not null) as kept
    from shootline.invoice i join shootline.invoice_history h
      on h.invoice_id = i.id and h.kind = 'corrected'`);
  assert.ok(corrected.length > 5);
  assert.ok(corrected.some(({ was_rejected: was }) => was));
  assert.ok(corrected.every(({ is_other, kept }) => is_other && kept === 1));
  const current = await demo(sql`
    select invoice_id from shootline.invoice_file where replaced is null
    group by invoice_id having count(*) > 1`);
  assert.deepEqual(current, []);
});

test('every view of My Invoices has invoices, in several currencies', async () => {
  const views = await demo<{ invoices: number; currencies: number; numbered: number }>(sql`
    select count(*)::int as invoices, count(distinct currency)::int as currencies
    from shootline.invoice cross join lateral (values
      ('to approve', state = 'submitted'), ('rejected', state = 'rejected'),
      ('to bill', state = 'approved' and not billed_to_client),
      ('numbered', state = 'approved' and not billed_to_client and sales_invoice_number <> ''),
      ('to enter', state = 'approved' and not added_to_xero)) as view (name, is_in)
    where is_in group by name`);
  assert.equal(views.length, 5);
  for (const { invoices, currencies } of views) assert.ok(invoices > 5 && currencies > 2);
});

test('the files of invoices open as PDF and say what is claimed', async () => {
  const files = await demo<{ key: string; number: string }>(sql`
    select f.storage_key as key, i.invoice_number as number from shootline.invoice_file f
    join shootline.invoice i on i.id = f.invoice_id
    where i.part_amount is null order by f.id limit 20`);
  for (const { key, number } of files) {
    const content = stored.contents.get(key);
    assert.ok(content);
    const { text } = await extractText(new Uint8Array(content), { mergePages: true });
    assert.match(text, new RegExp(`Invoice ${number}`));
    assert.match(text, /Total: (A|US|S|HK)?[$£][\d,.]+/);
  }
});

test('the portal wrote two parts of an invoice, and a credit note that names its invoice', async () => {
  const written = await demo<{
    kind: string;
    key: string;
    claimed: number;
    number: string;
    credited: string | null;
    parts: number;
  }>(sql`
    select i.kind, f.storage_key as key, i.claimed_amount::int as claimed, i.invoice_number as number,
      c.invoice_number as credited,
      (select count(*)::int from shootline.invoice o
        where o.booking_id = i.booking_id and o.kind = 'invoice') as parts
    from shootline.invoice i join shootline.invoice_file f on f.invoice_id = i.id
    left join shootline.invoice c on c.id = i.credited_invoice_id
    where exists (select from shootline.invoice o
      where o.booking_id = i.booking_id and o.part_amount is not null)
    order by i.kind, i.created`);
  assert.deepEqual(written.map(({ kind, parts }) => [kind, parts]).sort(), [
    ['credit_note', 1],
    ['invoice', 1],
    ['invoice', 2],
    ['invoice', 2],
  ]);
  for (const { key, claimed, number, credited } of written) {
    const content = stored.contents.get(key);
    assert.ok(content);
    const { text } = await extractText(new Uint8Array(content), { mergePages: true });
    assert.match(text, /Marco Bellini/);
    assert.ok(text.includes(number) && text.includes(credited ?? number));
    assert.ok(text.includes(formatMoney(claimed, 'AUD')), text);
  }
});

test('invoicing details have tax numbers that exist, and the number that follows the last one', async () => {
  const rows = await demo<{ country: string; tax_number: string; next: number; last: number }>(sql`
    select d.country, d.tax_number, d.next_number as next, coalesce(max(
      substring(i.invoice_number from '[0-9]+$')::int), 0) as last
    from shootline.invoicing d
    left join shootline.invoice i on i.camera_operator_id = d.user_id and i.invoice_number <> ''
    group by d.user_id, d.country, d.tax_number, d.next_number`);
  assert.ok(rows.length > 10);
  for (const { country, tax_number: number, next, last } of rows) {
    refuseTaxNumber({ country, number }, 'country', 'number');
    assert.equal(next, last + 1);
  }
});

test('what lists keep beside a booking agrees with its source', async () => {
  const orphans = await demo(sql`
    select b.booking_number from shootline.booking b
    left join shootline.client c on c.id = b.client_id
    left join shootline.invoice i on i.booking_id = b.id
    where b.client_name is distinct from c.name or b.billing_region <> c.billing_region
      or b.account_manager_id is distinct from c.account_manager_id
      or b.camop_invoice_status is distinct from i.state and not exists (
        select from shootline.invoice o where o.booking_id = b.id and o.id <> i.id)
      or i.id is not null and (i.booking_date is distinct from b.date or i.booking_day <> b.day)
      or b.has_fee <> exists (select from shootline.cancellation_fee f where f.booking_id = b.id)
      or b.region is null and b.state <> 'draft'
      or (select count(*) from shootline.comment_thread t where t.booking_id = b.id) <> 2`);
  assert.deepEqual(orphans, []);
  const offers = await demo(sql`
    select b.booking_number from shootline.booking b
    join shootline.booking_availability o on o.booking_id = b.id
    where o.booking_date is distinct from b.date
      or o.booking_end is distinct from b.date + coalesce(b.duration, 0) * interval '1 hour'`);
  assert.deepEqual(offers, []);
  const ratings = await demo(sql`
    select p.id from shootline.app_user p
    left join (select camera_operator_id, sum(rating) as sum, count(*) as count
      from shootline.feedback where received group by camera_operator_id) f
      on f.camera_operator_id = p.id
    where p.rating_sum <> coalesce(f.sum, 0) or p.rating_count <> coalesce(f.count, 0)`);
  assert.deepEqual(ratings, []);
});

test('comments are by people who may write there, and none is from the future', async () => {
  const comments = await demo<{
    type: string;
    role: number;
    is_own: boolean;
    created: string;
  }>(sql`
    select t.type, p.role, c.created,
      p.id in (b.submitter_id, b.camera_operator_id) as is_own
    from shootline.comment c join shootline.comment_thread t on t.id = c.thread_id
    join shootline.booking b on b.id = t.booking_id
    join shootline.app_user p on p.id = c.created_by_id`);
  assert.ok(comments.length > 300);
  for (const { type, role, is_own, created } of comments) {
    assert.ok(isInternal(role) || (type === 'project' && is_own));
    assert.ok(new Date(created) <= now);
  }
  const newest = Math.max(...comments.map(({ created }) => new Date(created).getTime()));
  assert.ok(now.getTime() - newest < 2 * 86_400_000);
});

test('every file that a record names is kept, with its size', async () => {
  const named = await demo<{ key: string; size: number }>(sql`
    select storage_key as key, size from shootline.booking_file
    union all select storage_key, size from shootline.comment_attachment
    union all select storage_key, size from shootline.invoice_file`);
  assert.ok(named.length > 100);
  for (const { key, size } of named) assert.equal(stored.contents.get(key)?.length, size);
});

test('notifications reach only those who may open the booking', async () => {
  const actions = await demo<{ email: string; is_visible: boolean }>(sql`
    select p.email, b.state <> 'deleted' and (p.role >= ${roles.editor}
        or p.id in (b.submitter_id, b.camera_operator_id)
        or exists (select from shootline.booking_availability o
          where o.booking_id = b.id and o.camera_operator_id = p.id and o.sent is not null)
        or exists (select from shootline.invoice i
          where i.booking_id = b.id and i.camera_operator_id = p.id)
        or p.role in (${roles.client_team_admin}, ${roles.client_owner})
          and p.client_id = b.client_id) as is_visible
    from shootline.user_action a join shootline.app_user p on p.id = a.recipient_id
    join shootline.booking b on b.id = a.booking_id`);
  assert.ok(actions.every((action) => action.is_visible));
  const told = new Set(actions.map(({ email }) => email));
  for (const name of ['admin', 'finance', 'reviewer', 'editor', 'owner', 'client', 'camop']) {
    assert.ok(told.has(`${name}@demo.test`), name);
  }
  const verbs = await demo<{ verb: string }>(sql`select distinct verb from shootline.user_action`);
  const said = verbs.map(({ verb }) => verb).join('\n');
  for (const verb of [
    'offered you',
    'withdrew your offer',
    'can no longer film',
    'so that a fee is due for',
    'opened the invoice of your fee for',
  ]) {
    assert.ok(said.includes(verb), verb);
  }
});

test('the demo can be made at any hour of any weekday, and knows nothing of the future', () => {
  for (let index = 0; index < 7; index += 1) {
    const moment = new Date(now.getTime() + index * 27 * 3_600_000);
    for (const spec of demoWorkspaces) {
      const { logs, ...made } = createWorkspaceRecords(spec, moment);
      const { comments, invoices, invoiceHistory, feedback, notifications } = made;
      const times = [
        ...logs.map(({ at }) => at),
        ...[comments, invoices, invoiceHistory, feedback, notifications]
          .flat()
          .map(({ created }) => created),
      ];
      for (const time of times) assert.ok(time && time <= moment);
    }
  }
});
