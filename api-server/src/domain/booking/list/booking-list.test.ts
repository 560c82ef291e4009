import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  ApiErrorBody,
  BookingState,
  BookingSummary,
  components,
} from '@shootline/shared-api/contract';
import { sql } from '../../../platform/db/drizzle.ts';
import { booking } from '../../schema.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import {
  type TestWorkspace,
  createTestWorkspace,
  hoursFromNow,
} from '../../../../tests/workspace.ts';

type Page = components['schemas']['BookingPage'];
type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

const path = '/booking/list-bookings';

function titles(page: Page): string[] {
  return page.results.map(({ title }) => title);
}

describe('the list of bookings', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const list = (who: { id: string; tenantId: string }, query = '') =>
    api.get<Page>(who, `${path}${query}`);

  async function scene() {
    const workspace = await createTestWorkspace(api.db);
    const users = await workspace.everyone();
    const add = (
      title: string,
      state: BookingState,
      values: Partial<Parameters<TestWorkspace['booking']>[0]> = {},
    ) =>
      workspace.booking({
        title,
        state,
        clientId: users.client.id,
        submitterId: users.clientUser.id,
        ...values,
      });
    return { workspace, users, add };
  }

  describe('shows each user the bookings that they may view', () => {
    let users: Everyone;
    before(async () => {
      const built = await scene();
      const { workspace, add } = built;
      users = built.users;
      const other = await workspace.client();
      const stranger = await workspace.user('client_user', { clientId: other.id });
      await add('own', 'new');
      await add('draft', 'draft', { date: null });
      await add('of unapproved', 'new', { submitterId: users.unapproved.id });
      await add('of other client', 'new', { clientId: other.id, submitterId: stranger.id });
      await add('assigned', 'assigned', { videographerId: users.videographer.id });
      const withFee = await add('with fee', 'cancelled');
      await workspace.fee(withFee.id, users.finance.id, users.videographer.id);
      const offered = await add('offered', 'requested');
      await workspace.offer(offered.id, users.videographer.id);
      await add('gone', 'deleted');
    });

    const ofClient = ['own', 'assigned', 'with fee', 'offered', 'draft'];
    const cases: [keyof Everyone, string[]][] = [
      ['unapproved', ['of unapproved']],
      ['clientUser', ofClient],
      ['teamAdmin', [...ofClient, 'of unapproved']],
      ['owner', [...ofClient, 'of unapproved']],
      ['videographer', ['assigned', 'with fee']],
      ['editor', [...ofClient, 'of unapproved', 'of other client']],
      ['reviewer', [...ofClient, 'of unapproved', 'of other client']],
      ['finance', [...ofClient, 'of unapproved', 'of other client']],
      ['admin', [...ofClient, 'of unapproved', 'of other client']],
    ];
    for (const [name, expected] of cases) {
      test(name, async () => {
        const page = await list(users[name] as Everyone['admin']);
        assert.deepEqual(titles(page).sort(), [...expected].sort());
        assert.equal(page.count, expected.length);
      });
    }
  });

  test('shows a row with the fields of the columns and the user’s permissions', async () => {
    const { workspace, users, add } = await scene();
    const made = await add('Annual report', 'footage_provided', {
      projectOwnerType: 'other',
      projectOwner: { full_name: 'Ana Owner', phone: '1', email: 'a@b.test', company: '' },
      videographerId: users.videographer.id,
      submittedAt: hoursFromNow(30),
    });
    const invoice = await workspace.invoice(made.id, users.videographer.id, {
      state: 'submitted',
    });
    const row = (await list(users.admin)).results[0] as BookingSummary;
    assert.equal(row.uuid, made.id);
    assert.equal(row.booking_uid, '10001');
    assert.equal(row.state_display, 'Footage Provided');
    assert.equal(row.date, hoursFromNow(72).toISOString());
    assert.equal(row.client.name, users.client.name);
    assert.equal(row.project_owner_full_name, 'Ana Owner');
    assert.equal(row.camera_operator_full_name, 'Some camera_operator');
    assert.deepEqual(row.camop_invoice, {
      uuid: invoice.id,
      state: 'submitted',
      state_display: 'Submitted',
    });
    assert.equal(row.is_short_notice_booking, true);
    assert.deepEqual(row.permissions, {
      update: false,
      duplicate: true,
      approve: false,
      approve_and_offer: false,
      request_camops_availabilities: false,
      make_on_hold: false,
      make_completed: true,
      make_deleted: false,
      submit_invoice: false,
    });
    const asClient = (await list(users.clientUser)).results[0] as BookingSummary;
    assert.equal(asClient.camop_invoice, null);
    assert.equal(asClient.camop_invoice_status, null);
    assert.equal(asClient.permissions.make_completed, false);
  });

  test('shows drafts by their last edit, and who may delete them', async () => {
    const { users, add } = await scene();
    await add('First', 'draft', { modified: hoursFromNow(-1) });
    await add('Second', 'draft', { modified: hoursFromNow(-2) });
    await add('Booked', 'new');
    const drafts = (query = '', who = users.clientUser) =>
      api.get<Page>(who, `/booking/list-drafts${query}`);
    assert.deepEqual(titles(await drafts()), ['First', 'Second']);
    assert.deepEqual(titles(await drafts('?sortBy=modified&asc=true')), ['Second', 'First']);
    assert.deepEqual(titles(await drafts('', users.admin)), ['First', 'Second']);
    const mayDelete = async (who: typeof users.clientUser) =>
      (await drafts('', who)).results.map(({ permissions }) => permissions.make_deleted);
    assert.deepEqual(await mayDelete(users.clientUser), [true, true]);
    assert.deepEqual(await mayDelete(users.reviewer), [false, false]);
  });

  test('shows and finds the same one of several invoices after finance updates any', async () => {
    const { workspace, users, add } = await scene();
    const made = await add('Two fees', 'cancelled');
    const second = await workspace.user('camera_operator');
    const invoices = await Promise.all(
      [
        { holder: users.videographer, state: 'approved', modified: hoursFromNow(-2) } as const,
        { holder: second, state: 'submitted', modified: hoursFromNow(-1) } as const,
      ].map(({ holder, ...values }) => workspace.invoice(made.id, holder.id, values)),
    );
    const shown = async (state: string) => {
      const { results } = await list(users.finance, `?invoice_state=${state}`);
      return results.map((row) => [row.camop_invoice?.state, row.camop_invoice_status]);
    };
    assert.deepEqual(await shown('submitted'), [['submitted', 'submitted']]);
    const row = { uuid: invoices[0]?.id, is_selected: true, added_to_xero: true };
    await api.send(users.finance, 'POST', '/invoice/update-invoices', [row]);
    assert.deepEqual(await shown('approved'), [['approved', 'approved']]);
    assert.deepEqual(await shown('submitted'), []);
  });

  test('hides offers, fees and other videographers from those who may not read them', async () => {
    const { workspace, users, add } = await scene();
    const second = await workspace.user('camera_operator', { fullName: 'Second' });
    const made = await add('x', 'assigned', { videographerId: second.id });
    await workspace.offer(made.id, second.id);
    const third = await workspace.user('camera_operator');
    const fourth = await workspace.user('camera_operator');
    await workspace.offer(made.id, third.id, { state: 'available' });
    await workspace.offer(made.id, fourth.id, { state: 'busy' });
    await workspace.fee(made.id, users.finance.id, users.videographer.id);
    const asClient = (await list(users.clientUser)).results[0] as BookingSummary;
    assert.equal(asClient.has_pending_availabilities, false);
    assert.equal(asClient.open_offers, 0);
    assert.equal(asClient.has_cancellation_fee, true);
    const asAssigned = (await list(second)).results[0] as BookingSummary;
    assert.equal(asAssigned.has_cancellation_fee, false);
    const asHolder = (await list(users.videographer)).results[0] as BookingSummary;
    assert.equal(asHolder.camera_operator_full_name, null);
    const asEditor = (await list(users.editor)).results[0] as BookingSummary;
    assert.equal(asEditor.has_pending_availabilities, true);
    // Excludes the assignee's offer and the declined one.
    assert.equal(asEditor.open_offers, 1);
  });

  describe('filters', () => {
    let users: Everyone;
    let clientB: { id: string };
    let ids: Record<string, { bookingUid: string | null }>;
    before(async () => {
      const built = await scene();
      const { workspace, add } = built;
      users = built.users;
      const b = await workspace.client({
        name: 'B',
        billingRegion: 'UK',
        accountManagerId: users.reviewer.id,
      });
      clientB = b;
      const first = await add('Café 100% Launch_day', 'new', { region: 'sydney' });
      const second = await add('Harbour \\ interview', 'active', {
        clientId: b.id,
        region: 'london',
      });
      const third = await add('100 launches', 'job_complete', {
        submitterId: users.teamAdmin.id,
        videographerId: users.videographer.id,
      });
      await workspace.invoice(third.id, users.videographer.id, { state: 'approved' });
      ids = { first, second, third };
    });

    const cases: [string, (of: Everyone) => string, string[]][] = [
      ['title in any case', () => 'title=LAUNCH', ['Café 100% Launch_day', '100 launches']],
      ['title with a percent sign', () => 'title=100%25', ['Café 100% Launch_day']],
      ['title with an underscore', () => 'title=h_d', ['Café 100% Launch_day']],
      ['title with a backslash', () => 'title=%5C', ['Harbour \\ interview']],
      ['title with a quote', () => "title='--", []],
      ['state', () => 'state=active', ['Harbour \\ interview']],
      ['client', () => `client=${clientB.id}`, ['Harbour \\ interview']],
      ['region', () => 'region=london', ['Harbour \\ interview']],
      [
        'booking number',
        () => `booking_uid=${ids['second']?.bookingUid}`,
        ['Harbour \\ interview'],
      ],
      [
        'the start of the number',
        () => 'booking_uid=1000',
        ['Café 100% Launch_day', 'Harbour \\ interview', '100 launches'],
      ],
      [
        'the number as shown',
        () => `booking_uid=${encodeURIComponent(` #${ids['second']?.bookingUid}`)}`,
        ['Harbour \\ interview'],
      ],
      ['digits inside the number', () => 'booking_uid=0001', []],
      ['created_by', (of) => `created_by=${of.teamAdmin.id}`, ['100 launches']],
      ['account manager', (of) => `am=${of.reviewer.id}`, ['Harbour \\ interview']],
      ['billing region', () => 'billing_region=UK', ['Harbour \\ interview']],
      ['invoice state', () => 'invoice_state=approved', ['100 launches']],
      ['several values', () => 'title=launch&state=new', ['Café 100% Launch_day']],
      [
        'empty ones',
        () => 'title=&state=&client=',
        ['Café 100% Launch_day', 'Harbour \\ interview', '100 launches'],
      ],
    ];
    for (const [name, query, expected] of cases) {
      test(`by ${name}`, async () => {
        const page = await list(users.admin, `?${query(users)}`);
        assert.deepEqual(titles(page).sort(), [...expected].sort());
        assert.equal(page.count, expected.length);
      });
    }

    test('are the same for all staff, including the invoice state', async () => {
      const queries = [
        `client=${clientB.id}`,
        `am=${users.reviewer.id}`,
        'billing_region=UK',
        `created_by=${users.teamAdmin.id}`,
        'invoice_state=approved',
        'sortBy=camop_invoice_status&asc=false',
      ];
      const statesOf = (page: Page) =>
        page.results.map(({ title, camop_invoice_status }) => [title, camop_invoice_status]);
      for (const query of queries) {
        const all = statesOf(await list(users.admin, `?${query}`));
        for (const who of [users.editor, users.reviewer, users.finance]) {
          assert.deepEqual(statesOf(await list(who, `?${query}`)), all, query);
        }
      }
      const [first] = statesOf(await list(users.editor, '?invoice_state=approved'));
      assert.deepEqual(first, ['100 launches', 'approved']);
    });

    test('of Analytics are for staff, and have no effect for others', async () => {
      const { workspace, users: own, add } = await scene();
      const rated = await add('rated', 'job_complete', {
        videographerId: own.videographer.id,
        videoType: 'event',
      });
      await add('other', 'job_complete', { duration: 2 });
      await workspace.rating(rated.id, own.clientUser.id, own.videographer.id, 4);
      await workspace.rating(rated.id, own.videographer.id, null, 0);
      await workspace.rating(rated.id, own.owner.id, own.videographer.id, 1, { received: false });
      const queries: [query: string, found: string[]][] = [
        [`camop=${own.videographer.id}`, ['rated']],
        ['duration=2', ['other']],
        ['video_type=event', ['rated']],
        ['location=Sydney%2C%20Australia&duration=6', ['rated']],
        ['videographer_rating=4', ['rated']],
        ['videographer_rating=1', []],
        ['shoot_rating=0', ['rated']],
        ['shoot_rating=4', []],
        ['approval_time=under_1_hour', []],
        ['staffing_time=over_7_days', []],
        ['unstaffed=yes', []],
      ];
      for (const [query, found] of queries) {
        assert.deepEqual(titles(await list(own.editor, `?${query}`)), found, query);
        assert.equal((await list(own.clientUser, `?${query}`)).count, 2, query);
        assert.deepEqual(titles(await list(own.videographer, `?${query}`)), ['rated'], query);
      }
    });

    test('reveal nothing about invoices to clients, neither by filter nor by order', async () => {
      const filtered = await list(users.teamAdmin, '?invoice_state=rejected');
      assert.equal(filtered.count, 2);
      const sorted = await list(users.teamAdmin, '?sortBy=camop_invoice_status');
      const byDate = await list(users.teamAdmin, '?sortBy=date&asc=true');
      assert.deepEqual(titles(sorted), titles(byDate));
    });

    test('match a videographer’s own invoice', async () => {
      assert.equal((await list(users.videographer, '?invoice_state=approved')).count, 1);
      assert.equal((await list(users.videographer, '?invoice_state=init')).count, 0);
    });
  });

  describe('sorts', () => {
    let users: Everyone;
    before(async () => {
      const built = await scene();
      const { workspace, add } = built;
      users = built.users;
      const clients = await Promise.all(
        ['alpha', 'Beta', 'Ärger'].map((name) => workspace.client({ name })),
      );
      const rows: [string, BookingState, number | null][] = [
        ['zebra', 'new', 10],
        ['Apfel', 'assigned', 30],
        ['äpfel', 'draft', null],
      ];
      for (const [index, [title, state, hours]] of rows.entries()) {
        const made = await add(title, state, {
          date: hours === null ? null : hoursFromNow(hours),
          clientId: clients[index]?.id ?? '',
        });
        if (state === 'assigned')
          await workspace.invoice(made.id, users.videographer.id, { state: 'rejected' });
        if (state === 'new')
          await workspace.invoice(made.id, users.videographer.id, { state: 'approved' });
      }
    });

    const cases: [string, string[]][] = [
      ['', ['Apfel', 'zebra', 'äpfel']],
      ['?sortBy=date', ['Apfel', 'zebra', 'äpfel']],
      ['?sortBy=date&asc=true', ['äpfel', 'zebra', 'Apfel']],
      ['?asc=true', ['äpfel', 'zebra', 'Apfel']],
      ['?sortBy=title&asc=true', ['Apfel', 'äpfel', 'zebra']],
      ['?sortBy=title&asc=false', ['zebra', 'äpfel', 'Apfel']],
      ['?sortBy=state&asc=true', ['Apfel', 'äpfel', 'zebra']],
      ['?sortBy=client&asc=true', ['zebra', 'äpfel', 'Apfel']],
      ['?sortBy=client&asc=false', ['Apfel', 'äpfel', 'zebra']],
      ['?sortBy=booking_uid&asc=true', ['zebra', 'Apfel', 'äpfel']],
      ['?sortBy=booking_uid&asc=false', ['äpfel', 'Apfel', 'zebra']],
      ['?sortBy=camop_invoice_status&asc=false', ['Apfel', 'zebra', 'äpfel']],
      ['?sortBy=camop_invoice_status&asc=true', ['äpfel', 'zebra', 'Apfel']],
    ];
    for (const [query, expected] of cases) {
      test(query || 'by date, newest first, when not asked', async () => {
        assert.deepEqual(titles(await list(users.admin, query)), expected);
      });
    }
  });

  test('pages through all rows without gaps or repeats despite ties', async () => {
    const { workspace, users } = await scene();
    await workspace.inside((tx) =>
      tx.insert(booking).values(
        Array.from({ length: 60 }, (_, index) => ({
          tenantId: workspace.tenantId,
          state: index % 2 ? ('new' as const) : ('active' as const),
          title: 'Same',
          date: index % 3 ? hoursFromNow(1) : null,
          clientId: users.client.id,
          submitterId: users.clientUser.id,
        })),
      ),
    );
    for (const sort of ['date', 'title', 'state', 'client', 'camop_invoice_status']) {
      for (const direction of ['true', 'false']) {
        const seen: string[] = [];
        let next: string | null = `${path}?sortBy=${sort}&asc=${direction}`;
        while (next !== null) {
          const page: Page = await api.get<Page>(users.admin, next);
          assert.equal(page.count, 60);
          seen.push(...page.results.map(({ uuid }) => uuid));
          next = page.next;
        }
        assert.equal(seen.length, 60, sort);
        assert.equal(new Set(seen).size, 60, sort);
      }
    }
    const second = await list(users.admin, '?offset=25&title=same');
    assert.equal(second.results.length, 25);
    assert.equal(second.next, `${path}?offset=50&title=same`);
    assert.equal(second.previous, `${path}?offset=0&title=same`);
    const beyond = await list(users.admin, '?offset=500');
    assert.deepEqual([beyond.count, beyond.next, beyond.results.length], [60, null, 0]);
  });

  test('shows only the number of rows asked for, an exact booking number first', async () => {
    const { workspace, users } = await scene();
    await api.db.execute(sql`
      insert into shootline.booking (tenant_id, booking_number, state, client_id, submitter_id)
      select ${workspace.tenantId}, n, 'new', ${users.client.id}, ${users.clientUser.id}
      from unnest(array[120, 1200, 12, 121, 34, 122]) n`);
    const query = '?booking_uid=12&sortBy=booking_uid&limit=2';
    const first = await list(users.admin, query);
    const numbers = (page: Page) => page.results.map(({ booking_uid }) => booking_uid);
    assert.deepEqual([numbers(first), first.count], [['12', '120'], 5]);
    const second = await api.get<Page>(users.admin, first.next ?? '');
    assert.deepEqual(numbers(second), ['121', '122']);
    assert.equal(second.previous, first.next?.replace('offset=2', 'offset=0'));
  });

  test('counts up to 10,001', async () => {
    const { workspace, users } = await scene();
    await api.db.execute(sql`
      insert into shootline.booking (tenant_id, booking_number, state, client_id, submitter_id)
      select ${workspace.tenantId}, n, 'new', ${users.client.id}, ${users.clientUser.id}
      from generate_series(1, 10050) n`);
    assert.equal((await list(users.admin)).count, 10_001);
    const late = await list(users.admin, '?offset=10025');
    assert.deepEqual([late.count, late.results.length, late.next], [10_001, 25, null]);
  });

  describe('refuses', () => {
    const cases: [string, string, RegExp][] = [
      [
        'sortBy=password',
        'sortBy',
        /^Choose one of: date, state, client, title, booking_uid, camop_invoice_status\.$/,
      ],
      ['limit=0', 'limit', /^Enter a number of at least 1\.$/],
      ['limit=26', 'limit', /^Enter a number of at most 25\.$/],
      ['offset=-1', 'offset', /^Enter a number of at least 0\.$/],
      ['offset=1.5', 'offset', /^Enter a whole number\.$/],
      ['offset=ten', 'offset', /^Enter a whole number\.$/],
      ['offset=99999999999', 'offset', /^Enter a number of at most 10000000\.$/],
      ['client=1', 'client', /^Enter a valid id\.$/],
      ['asc=maybe', 'asc', /^Enter true or false\.$/],
      [`title=${'x'.repeat(201)}`, 'title', /^Enter at most 200 characters\.$/],
      ['title=a%00b', 'title', /^Enter a valid value\.$/],
      ['title=a&title=b', 'title', /^Enter one value only\.$/],
      ['from_date=2026-03-01', 'from_date', /^Enter a valid date\.$/],
      ['to_date=31-02-2026', 'to_date', /^Enter a valid date\.$/],
      [
        'from_date=02-03-2026&to_date=01-03-2026',
        'to_date',
        /^Enter a date on or after the first one\.$/,
      ],
      ['view=upcoming', 'view', /^Choose one of: needs_approval, .*, fee_due\.$/],
    ];
    for (const [query, field, sentence] of cases) {
      test(query.slice(0, 30), async () => {
        const { users } = await scene();
        const { status, body } = await api.refused(users.admin, `${path}?${query}`);
        assert.equal(status, 400);
        assert.equal(body.type, 'ValidationError');
        assert.equal(body.errors[0]?.field, field);
        assert.match((body as ApiErrorBody).errors[0]?.message ?? '', sentence);
      });
    }

    test('one invalid state of several', async () => {
      const { users } = await scene();
      const { body } = await api.refused(users.admin, `${path}?state=new&state=flying`);
      assert.equal(body.errors[0]?.field, 'state');
      assert.match(body.errors[0]?.errors[0]?.message ?? '', /^Choose one of: init, /);
    });
  });
});
