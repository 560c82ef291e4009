import { type SQL, sql } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { rowsOf } from '../../src/platform/db/rows.ts';
import {
  addAssignments,
  addAuditEvents,
  addBusyTimes,
  addInvoices,
  addOffers,
  addRatingsAndMails,
} from './fill-around.ts';

/** The number of bookings in each state, per hundred. */
const states: Record<string, number> = {
  job_complete: 54,
  assigned: 9,
  draft: 6,
  footage_provided: 5,
  shoot_completed: 5,
  cancelled: 5,
  new: 4,
  active: 3,
  requested: 3,
  request_cancelled: 3,
  on_hold: 2,
  deleted: 1,
};

const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const hundred = textArray(
  Object.entries(states).flatMap(([state, share]) => Array<string>(share).fill(state)),
);
const towns = textArray(['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Singapore', 'London']);
const zones = textArray([
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Perth',
  'Asia/Singapore',
  'Europe/London',
]);
const billing = textArray(['Australia', 'Australia', 'Asia', 'Australia', 'UK']);
const occasions = textArray(['Annual', 'Quarterly', 'Spring', 'Launch', 'Opening', 'Leadership']);
const subjects = textArray(['interviews', 'event', 'training', 'portrait', 'gala', 'tour', 'talk']);
const invoiceStates = textArray([
  'approved',
  'approved',
  'approved',
  'submitted',
  'init',
  'rejected',
]);

const staffed = sql.raw(
  `'assigned', 'shoot_completed', 'footage_provided', 'job_complete', 'cancelled'`,
);

// Picks pseudo-random values by row number, independent of each other by salt.
const pick = (values: SQL, salt: number) =>
  sql`(${values})[1 + abs(hashint4(n * 31 + ${salt}::int)) % cardinality(${values})]`;
const idsIn = (tenantId: string) => (kind: string, number: SQL) =>
  sql`md5(${tenantId + kind} || ${number})::uuid`;

/** The numbers of bookings and users of a workspace. */
export type Sizes = ReturnType<typeof sizesOf>;

/**
 * The sizes of a workspace with this many bookings, with as many per client and videographer at any size.
 */
export function sizesOf(bookings: number) {
  return {
    bookings,
    clients: Math.max(5, Math.round(bookings / 500)),
    submitters: Math.max(15, Math.round(bookings / 150)),
    videographers: Math.max(5, Math.round(bookings / 400)),
    managers: 8,
  };
}

async function withoutIndexes(db: Db, work: () => Promise<void>): Promise<void> {
  const indexes = rowsOf<{ name: string; definition: string }>(
    await db.execute(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'shootline' and tablename in
        ('booking', 'invoice', 'booking_availability', 'booking_assignment', 'feedback', 'mail',
          'audit_event')
        and indexname not in (select conname from pg_constraint)`),
  );
  for (const { name } of indexes) {
    await db.execute(sql`drop index shootline.${sql.identifier(name)}`);
  }
  await work();
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
}

async function addPeople(db: Db, tenantId: string, sizes: Sizes): Promise<void> {
  const { clients, submitters, videographers, managers } = sizes;
  const idOf = idsIn(tenantId);
  const first = 1_000_000;
  // Mixes users of all kinds when sorted by name.
  const initial = sql`chr(65 + abs(hashint4(n)) % 26) || '. '`;
  const users = (kind: string, role: number, count: number, client: SQL) => sql`
    insert into shootline.app_user (id, tenant_id, number, role, full_name, email, password_hash, client_id, region, locations,
      latitude, longitude, working_hours)
    select ${idOf(kind, sql`n`)}, ${tenantId}::uuid, ${role * first}::int + n, ${role}::int,
      ${initial} || ${kind} || ' ' || n, ${kind} || n || '@bench.test', 'none', ${client}, 'sydney', array['sydney'],
      -33.87 + abs(hashint4(n + 11)) % 100 / 80.0, 151.21 - abs(hashint4(n + 12)) % 100 / 80.0,
      case when n % 3 = 0 then array[540,1080,540,1080,540,1080,540,1080,540,1080,0,0,0,0]::smallint[] end
    from generate_series(0, ${count - 1}::int) n`;
  await db.execute(users('manager', 127, managers, sql`null::uuid`));
  await db.execute(sql`
    insert into shootline.client (id, tenant_id, number, name, billing_region, account_manager_id)
    select ${idOf('client', sql`n`)}, ${tenantId}::uuid, 1000000 + n, 'Client ' || n, (${billing})[1 + n % cardinality(${billing})],
      ${idOf('manager', sql`n % ${managers}::int`)}
    from generate_series(0, ${clients - 1}::int) n`);
  await db.execute(users('submitter', 3, submitters, idOf('client', sql`n % ${clients}::int`)));
  await db.execute(users('videographer', 31, videographers, sql`null::uuid`));
  await db.execute(users('lead', 7, clients, idOf('client', sql`n`)));
  // Mixes the numbers of all kinds, as if users had joined in turn.
  await db.execute(sql`
    update shootline.app_user set number = ${first}::int + turn from (
      select id as joined, row_number() over (order by id) as turn from shootline.app_user
      where tenant_id = ${tenantId}::uuid and number >= ${first}::int
    ) turns where id = joined and tenant_id = ${tenantId}::uuid`);
}

/** Must match the ratings of `addRatingsAndMails`. */
const isRated = sql`(state = 'job_complete' and (10000 + n) % 4 > 0)`;

async function addBookings(db: Db, tenantId: string, sizes: Sizes): Promise<void> {
  const { bookings, submitters, clients, videographers } = sizes;
  const idOf = idsIn(tenantId);
  await db.execute(sql`
    insert into shootline.booking (tenant_id, booking_number, state, title, date, day, duration,
      client_id, client_name, billing_region, account_manager_id, submitter_id, submitted_at, approved_at,
      staffed_at, state_at_deadline,
      camera_operator_id, address, region, video_type, camop_invoice_status, late_fee, has_fee,
      videographer_ratings, shoot_ratings, layout_lighting_details)
    select ${tenantId}::uuid, 10000 + n, state, title, date, (date at time zone zone)::date,
      2 + n % 9, client.id, client.name, client.billing_region, client.account_manager_id,
      ${idOf('submitter', sql`submitter`)}, date - interval '20 days',
      case when state not in ('draft', 'new', 'deleted')
        then date - interval '20 days' + n % 60 * interval '1 hour' end,
      case when state in (${staffed}) then date - interval '17 days' + n % 60 * interval '1 hour' end,
      case when state in (${staffed}) and n % 25 > 0 then 'assigned'
        when state in (${staffed}, 'active', 'requested') then 'requested' end,
      case when state in ('draft', 'new', 'active', 'requested', 'on_hold') then null
        else ${idOf('videographer', sql`operator`)} end,
      jsonb_build_object('country_code', 'AU', 'country', 'Australia', 'locality', town, 'state', '',
        'timezone', zone, 'formatted_address', town, 'formatted_address_short', town,
        'is_manual', false, 'is_valid', true, 'additional_details', '', 'street_number', '',
        'route', '', 'postal_code', '', 'location', jsonb_build_object('lat', -33.87, 'lng', 151.21)),
      lower(town), (array['interview', 'event', 'product', 'corporate'])[1 + n % 4],
      case when state in ('job_complete', 'footage_provided') then invoice_state end,
      case when is_late then 'within_48_hours' end, is_late and abs(hashint4(n + 10)) % 10 > 0,
      case when ${isRated} then 1 << (3 + (10000 + n) % 3) else 0 end,
      case when ${isRated} then 1 << (2 + (10000 + n) % 4) else 0 end,
      repeat('Bright room. ', 20)
    from (
      select n, ${pick(hundred, 2)} as state,
        ${pick(occasions, 3)} || ' ' || ${pick(subjects, 4)} || ' ' || n as title,
        case when ${pick(hundred, 2)} = 'draft' and n % 2 = 0 then null
          else '2018-07-01T00:00:00Z'::timestamptz + abs(hashint4(n)) % 2900 * interval '1 day' end as date,
        ${pick(towns, 5)} as town, ${pick(zones, 5)} as zone, ${pick(invoiceStates, 6)} as invoice_state,
        ${pick(hundred, 2)} in ('cancelled', 'request_cancelled')
          and abs(hashint4(n + 9)) % 2 = 0 as is_late,
        abs(hashint4(n + 7)) % ${submitters}::int as submitter,
        abs(hashint4(n + 8)) % ${videographers}::int as operator
      from generate_series(1, ${bookings}::int) n
    ) made
    join shootline.client client
      on client.tenant_id = ${tenantId}::uuid and client.id = ${idOf('client', sql`(submitter % ${clients}::int)`)}`);
}

/** Fills workspaces, which takes much less time together than one after the other. */
export async function fillAll(
  db: Db,
  workspaces: readonly { tenantId: string; sizes: Sizes }[],
): Promise<void> {
  // Triggers and foreign keys would take hours for a million rows, and the values already satisfy them.
  await db.execute(sql`set session_replication_role = replica`);
  await db.execute(sql`set maintenance_work_mem = '512MB'`);
  await withoutIndexes(db, async () => {
    for (const { tenantId, sizes } of workspaces) {
      await addPeople(db, tenantId, sizes);
      await addBookings(db, tenantId, sizes);
      await addInvoices(db, tenantId);
      await addAssignments(db, tenantId);
      await addOffers(db, tenantId, sizes.videographers);
      await addBusyTimes(db, tenantId);
      await addRatingsAndMails(db, tenantId);
      await addAuditEvents(db, tenantId);
      await db.execute(sql`
        insert into shootline.numbering (tenant_id, last_booking)
        values (${tenantId}::uuid, ${10_000 + sizes.bookings}::int)
        on conflict (tenant_id) do update set last_booking = excluded.last_booking`);
    }
  });
  await db.execute(sql`set session_replication_role = origin`);
  await db.execute(sql`vacuum analyze`);
}

/** Fills a workspace with this many bookings, from 2018 to three months ahead, and their records. */
export const fill = (db: Db, tenantId: string, sizes: Sizes): Promise<void> =>
  fillAll(db, [{ tenantId, sizes }]);
