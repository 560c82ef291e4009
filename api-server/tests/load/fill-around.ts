import { sql } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';

/**
 * Adds an invoice for each booking that has reached invoicing. Most are in Xero and billed; a few have
 * their own quote or purchase order number.
 */
export async function addInvoices(db: Db, tenantId: string): Promise<void> {
  await db.execute(sql`
    insert into shootline.invoice (tenant_id, booking_id, camera_operator_id, state, invoice_number,
      currency, claimed_amount, booking_date, booking_day, booking_title_search, is_booking_deleted,
      added_to_xero, billed_to_client, quote_number, po_number, sales_invoice_number, created, modified)
    select tenant_id, id, camera_operator_id, camop_invoice_status,
      case when camop_invoice_status = 'init' then '' else 'INV-' || booking_number end, 'AUD',
      case when camop_invoice_status = 'init' then null else 74000 end, date, day, title_search, false,
      abs(hashint4(booking_number + 1)) % 10 < 9, abs(hashint4(booking_number + 2)) % 100 < 99,
      case when abs(hashint4(booking_number + 3)) % 50 = 0 then 'QUOTE-' || booking_number end,
      case when abs(hashint4(booking_number + 4)) % 20 = 0 then 'PO-' || booking_number end,
      case when abs(hashint4(booking_number + 5)) % 3 > 0 then 'SI-' || booking_number else '' end,
      coalesce(date, now()), coalesce(date, now())
    from shootline.booking
    where tenant_id = ${tenantId}::uuid and camop_invoice_status is not null
      and camera_operator_id is not null`);
}

/** Adds an assignment for each booking with a videographer, without the time of filming. */
export async function addAssignments(db: Db, tenantId: string): Promise<void> {
  await db.execute(sql`
    insert into shootline.booking_assignment (tenant_id, booking_id, camera_operator_id, assigned)
    select tenant_id, id, camera_operator_id, coalesce(submitted_at, now())
    from shootline.booking
    where tenant_id = ${tenantId}::uuid and camera_operator_id is not null`);
}

/** Adds two offers for each offered booking: one to its videographer, if it has one, and one to another. */
export async function addOffers(db: Db, tenantId: string, videographers: number): Promise<void> {
  await db.execute(sql`
    insert into shootline.booking_availability (tenant_id, booking_id, camera_operator_id, state, rank,
      sent, exclusive_until, answered, created, booking_date, booking_end, booking_title, client_name, is_booking_deleted)
    select tenant_id, id, operator, state, rank, case when state <> 'awaiting_send' then created end,
      case when state <> 'awaiting_send' then created + interval '30 minutes' end,
      case when state in ('available', 'busy') then created end, created, date,
      date + duration * interval '1 hour', title, client_name, is_deleted
    from (
      select tenant_id, id, date, duration, title, client_name, booking.state = 'deleted' as is_deleted,
        coalesce(submitted_at, now()) as created, 1 as rank,
        coalesce(camera_operator_id, md5(tenant_id || 'videographer' || booking_number % ${videographers}::int)::uuid)
          as operator,
        case when camera_operator_id is null then 'unknown' else 'available' end as state
      from shootline.booking
      where tenant_id = ${tenantId}::uuid and state not in ('draft', 'new', 'active', 'on_hold')
      union all
      select tenant_id, id, date, duration, title, client_name, booking.state = 'deleted',
        coalesce(submitted_at, now()), 2,
        md5(tenant_id || 'videographer' || (booking_number + 1) % ${videographers}::int)::uuid,
        (array['busy', 'cancelled', 'cancelled', 'awaiting_send'])[1 + abs(hashint4(booking_number)) % 4]
      from shootline.booking
      where tenant_id = ${tenantId}::uuid and state not in ('draft', 'new', 'active', 'on_hold')
    ) made
    on conflict do nothing`);
}

/** Adds twenty busy days for each videographer, a month apart. */
export async function addBusyTimes(db: Db, tenantId: string): Promise<void> {
  await db.execute(sql`
    insert into shootline.busy_time (tenant_id, user_id, starts, ends, is_all_day, timezone)
    select tenant_id, id, day, day + interval '1 day', true, 'UTC'
    from shootline.app_user cross join lateral (
      select '2025-06-01T00:00:00Z'::timestamptz + (30 * month + number % 30) * interval '1 day' as day
      from generate_series(0, 19) month) busy
    where tenant_id = ${tenantId}::uuid and role = 31`);
}

/** Adds ratings of each complete shoot and its videographer, and a mail about every booking. */
export async function addRatingsAndMails(db: Db, tenantId: string): Promise<void> {
  await db.execute(sql`
    insert into shootline.feedback (tenant_id, booking_id, author_id, camera_operator_id, rating,
      received, booking_day, created)
    select tenant_id, id, author_id, operator_id, rating, booking_number % 4 > 0, day,
      coalesce(date, now())
    from shootline.booking cross join lateral (values
      (submitter_id, camera_operator_id, 3 + booking_number % 3),
      (camera_operator_id, null, 2 + booking_number % 4)
    ) as given (author_id, operator_id, rating)
    where tenant_id = ${tenantId}::uuid and state = 'job_complete' and camera_operator_id is not null`);
  await db.execute(sql`
    update shootline.app_user set rating_sum = given.sum, rating_count = given.count
    from (
      select camera_operator_id, sum(rating)::int as sum, count(*)::int as count
      from shootline.feedback where tenant_id = ${tenantId}::uuid and received and camera_operator_id is not null
      group by camera_operator_id
    ) given
    where app_user.id = given.camera_operator_id`);
  await db.execute(sql`
    insert into shootline.mail (tenant_id, kind, recipient_name, recipient_address, subject, content,
      about_id, state, attempts, created, sent)
    select tenant_id, 'booking_created', 'Ada', 'ada@bench.test', 'New booking: ' || title,
      '{"paragraphs": ["A booking waits for you."]}', id,
      case when booking_number % 100 = 0 then 'failed' else 'sent' end, 1,
      coalesce(submitted_at, now()), submitted_at
    from shootline.booking where tenant_id = ${tenantId}::uuid`);
}

/**
 * Adds an audit event for every booking, by its account manager or submitter; some are on a videographer's
 * rights.
 */
export async function addAuditEvents(db: Db, tenantId: string): Promise<void> {
  await db.execute(sql`
    insert into shootline.audit_event (tenant_id, kind, user_id, subject_id, booking_id, details,
      address, request_id, created)
    select tenant_id, kind, case when booking_number % 3 = 0 then submitter_id else account_manager_id end,
      case when kind = 'rights_changed' then camera_operator_id end,
      case when kind = 'file_downloaded' then id end, '{}', '203.0.113.7', id::text,
      coalesce(submitted_at, now())
    from (
      select *, case
        when booking_number % 100 = 0 then 'sign_in_paused'
        when booking_number % 100 < 4 then 'rights_changed'
        when booking_number % 100 < 10 then 'sign_in_failed'
        when booking_number % 100 < 50 then 'file_downloaded'
        else 'sign_in' end as kind
      from shootline.booking where tenant_id = ${tenantId}::uuid
    ) made`);
}
