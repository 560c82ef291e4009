import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Analytics } from '@shootline/shared-api/contract';
import { chartFields, charts } from '@shootline/shared-api/rules/charts';
import { eq } from '../../platform/db/drizzle.ts';
import { booking } from '../schema.ts';
import { createAnalyticsWorkspace } from '../../../tests/figures/analytics-workspace.ts';
import { download, exportMails, parseCsv, recordsOf } from '../../../tests/workspaces/exports.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';
import { exportSettings } from './export.settings.ts';

type Requested = { export_uuid: string };
type Who = { id: string; tenantId: string; email: string };

describe('an export', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  async function bookingsCsv(workspace: TestWorkspace, who: Who, filter: object = {}) {
    const body = { recipients: [who.id], ...filter };
    const answer = await api.send<Requested>(who, 'POST', '/booking/export-bookings', body);
    assert.equal(answer.status, 200);
    return download(api, workspace, who, answer.body);
  }
  async function invoicesCsv(workspace: TestWorkspace, who: Who, query = '') {
    const path = `/invoice/export-report?recipients=${who.id}${query}`;
    return download(api, workspace, who, await api.get<Requested>(who, path));
  }

  test('of chosen bookings has exactly those that may be viewed', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { admin, client, clientUser } = await workspace.everyone();
    const of = { clientId: client.id, submitterId: clientUser.id };
    const add = async (title: string, at: TestWorkspace = workspace, by = of) =>
      (await at.booking({ ...by, state: 'new', title })).id;
    const [first, , third] = [await add('A'), await add('B'), await add('C')];
    const deleted = (await workspace.booking({ ...of, state: 'deleted', title: 'D' })).id;
    const abroad = await createTestWorkspace(api.db);
    const theirs = await abroad.everyone();
    const foreign = await add('E', abroad, {
      clientId: theirs.client.id,
      submitterId: theirs.clientUser.id,
    });
    const chosen = { bookings: [first, third, third.toUpperCase(), deleted, foreign] };
    const titles = async (filter: object) =>
      recordsOf(await bookingsCsv(workspace, admin, filter)).map(({ Title }) => Title);
    assert.deepEqual(await titles(chosen), ['C', 'A']);
    assert.deepEqual(await titles({ ...chosen, state: ['draft'] }), []);
    for (const bookings of [[], ['1'], Array.from({ length: 201 }, () => first)]) {
      const body = { recipients: [admin.id], bookings };
      const { status } = await api.send(admin, 'POST', '/booking/export-bookings', body);
      assert.equal(status, 400);
    }
  });

  test('of a view has the bookings of the view when it is written', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { admin, client, clientUser, videographer } = await workspace.everyone();
    type Columns = Omit<Parameters<typeof workspace.booking>[0], 'clientId' | 'submitterId'>;
    const add = (title: string, columns: Columns) =>
      workspace.booking({ clientId: client.id, submitterId: clientUser.id, title, ...columns });
    await add('A', { state: 'new' });
    await add('B', { state: 'active', date: hoursFromNow(100) });
    await add('C', { state: 'active', date: hoursFromNow(1000) });
    await add('D', { state: 'assigned', date: hoursFromNow(100), videographerId: videographer.id });
    await add('E', {
      state: 'assigned',
      date: hoursFromNow(-100),
      videographerId: videographer.id,
    });
    await add('F', { state: 'footage_provided', date: hoursFromNow(-100) });
    const titles = async (filter: object) =>
      recordsOf(await bookingsCsv(workspace, admin, filter)).map(({ Title }) => Title);
    assert.deepEqual(await titles({ view: 'needs_approval' }), ['A']);
    assert.deepEqual(await titles({ view: 'to_staff' }), ['B']);
    assert.deepEqual(await titles({ view: 'to_complete' }), ['F', 'E']);
    assert.deepEqual(await titles({ view: 'to_complete', state: ['assigned'] }), ['E']);
    assert.deepEqual(await titles({ view: null }), ['F', 'E', 'D', 'C', 'B', 'A']);
    for (const view of ['upcoming', 'needs_me', 'all']) {
      const body = { recipients: [admin.id], view };
      const { status } = await api.send(admin, 'POST', '/booking/export-bookings', body);
      assert.equal(status, 400, view);
    }
  });

  test('of bookings has the expected columns and values', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { admin, reviewer, clientUser, videographer } = await workspace.everyone();
    const of = await workspace.client({ name: 'Harbour', accountManagerId: reviewer.id });
    const { id } = await workspace.booking({
      clientId: of.id,
      submitterId: clientUser.id,
      videographerId: videographer.id,
      state: 'cancelled',
      title: 'Zoë’s "big", day\nin 東京',
      date: new Date('2026-03-11T23:00:00Z'),
      duration: 6.5,
      videoType: 'b_roll',
      purchaseOrder: 'PO-1',
      projectOwnerType: 'submitter',
      created: new Date('2026-03-05T22:30:00Z'),
    });
    await workspace.fee(id, admin.id, videographer.id);
    await workspace.invoice(id, videographer.id, { state: 'submitted' });
    const [record] = recordsOf(await bookingsCsv(workspace, admin));
    assert.deepEqual(record, {
      'Booking Number': '10001',
      Status: 'Cancelled',
      Title: 'Zoë’s "big", day\nin 東京',
      Client: 'Harbour',
      'Shoot Date': '2026-03-12 10:00',
      'Arrival and Set-up': '',
      'Time Zone': 'AEDT',
      'Duration (Hours)': '6.5',
      'Project Owner': 'Some client_user',
      Submitter: 'Some client_user',
      Videographer: 'Some camera_operator',
      Region: 'Sydney',
      Location: 'Sydney NSW',
      'Billing Region': 'Australia',
      'Account Manager': 'Some reviewer',
      'Video Type': 'B-roll',
      'Short Notice': 'No',
      // Half of 880 + 2.5 hours at 190, and half of 520 + 2.5 hours at 110.
      'Client Cost': '677.50',
      'Client Cost Currency': 'AUD',
      'Videographer Cost': '397.50',
      'Videographer Cost Currency': 'AUD',
      'Cancellation Fees': 'Cancelled within 48 hours',
      'Invoice Status': 'Submitted',
      'Purchase Order': 'PO-1',
      'Quote Number': '',
      'Submitted (UTC)': '2026-03-06 00:00',
      'Created (UTC)': '2026-03-05 22:30',
    });
  });

  test('of bookings has those that match the filters, highest number first', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { client, clientUser, videographer, admin } = await workspace.everyone();
    const asia = await workspace.client({ billingRegion: 'Asia' });
    const at = (clientId: string, hours: number, values: object) =>
      workspace.booking({
        clientId,
        submitterId: clientUser.id,
        state: 'new',
        date: hoursFromNow(hours),
        ...values,
      });
    // 7, 8 and 9 March, 11 pm in Sydney.
    await at(client.id, 35, { title: 'A' });
    await at(client.id, 59, { title: 'B', state: 'assigned', videographerId: videographer.id });
    await at(asia.id, 83, { title: 'C', state: 'on_hold' });
    await at(asia.id, 83, { title: 'gone', state: 'deleted' });
    await at(client.id, 0, { title: 'D', state: 'draft', date: null, address: null });
    const titles = async (filter: object) =>
      recordsOf(await bookingsCsv(workspace, admin, filter))
        .map(({ Title: title }) => title)
        .join('');
    const other = await createTestWorkspace(api.db);
    assert.equal(await titles({}), 'DCBA');
    assert.equal(await titles({ from_date: '08-03-2026' }), 'CB');
    assert.equal(await titles({ to_date: '08-03-2026' }), 'BA');
    assert.equal(await titles({ from_date: '07-03-2026', to_date: '07-03-2026' }), 'A');
    assert.equal(await titles({ state: ['new', 'on_hold', 'deleted'] }), 'CA');
    assert.equal(await titles({ clients: [asia.id, (await other.client()).id] }), 'C');
    assert.equal(await titles({ camops: [videographer.id] }), 'B');
    assert.equal(await titles({ billing_region: 'Asia', camops: [], state: [] }), 'C');
    assert.equal(await titles({ billing_region: 'Asia', camops: [videographer.id] }), '');
  });

  test('has no formulas for spreadsheets, and keeps phones unchanged', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { client, clientUser, admin } = await workspace.everyone();
    const dangerous = [
      '=1+1',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '\rx',
      ' \n=HYPERLINK("https://evil.test")',
      '"=1',
      '＝1',
      '\u200b=1',
    ];
    const harmless = ['+61 400 000 000', '1-1', 'a=b', "O'Neil", '', 'x\ny', 'x\ry', ';,"'];
    for (const title of [...dangerous, ...harmless]) {
      await workspace.booking({
        clientId: client.id,
        submitterId: clientUser.id,
        state: 'new',
        title,
      });
    }
    const records = recordsOf(await bookingsCsv(workspace, admin)).reverse();
    assert.deepEqual(
      records.map(({ Title: title }) => title),
      [...dangerous.map((title) => `'${title}`), ...harmless],
    );
  });

  test('of invoices has the columns of the finance dashboard, with its filters', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { client, clientUser, videographer, finance } = await workspace.everyone();
    const made = await workspace.booking({
      clientId: client.id,
      submitterId: clientUser.id,
      videographerId: videographer.id,
      state: 'job_complete',
      title: 'Gala',
      date: new Date('2026-03-01T23:00:00Z'),
      duration: 4,
      invoiceToUser: { full_name: 'Pat', phone: '+61 400', email: 'pat@x.test', company: '' },
      invoiceNotes: 'Net 30',
    });
    const stamps = {
      created: new Date('2026-03-02T01:00:00Z'),
      modified: new Date('2026-03-03T02:05:00Z'),
    };
    await workspace.invoice(made.id, videographer.id, {
      ...stamps,
      state: 'submitted',
      invoiceNumber: 'INV-7',
      claimedAmount: -1250,
      currency: 'SGD',
      billedToClient: true,
      salesInvoiceNumber: 'S-1',
    });
    const second = await workspace.user('camera_operator', { fullName: 'Second' });
    await workspace.invoice(made.id, second.id, stamps);
    const gone = await workspace.booking({
      clientId: client.id,
      submitterId: clientUser.id,
      state: 'deleted',
    });
    await workspace.invoice(gone.id, videographer.id, { invoiceNumber: 'INV-8' });
    const all = recordsOf(await invoicesCsv(workspace, finance));
    assert.equal(all.length, 2);
    const csv = await invoicesCsv(workspace, finance, '&invoice_number=inv-&billed_to_client=true');
    assert.deepEqual(recordsOf(csv), [
      {
        'Billed to Client': 'Yes',
        'Booking Number': '10001',
        'Booking Date': '2026-03-02 10:00',
        'Time Zone': 'AEDT',
        'Booking Name': 'Gala',
        'Client Name': client.name,
        'Client Cost': '880.00',
        'Client Cost Currency': 'AUD',
        'Supplier Invoice in Xero': 'No',
        'Supplier Name': 'Some camera_operator',
        'Supplier Cost (Estimated)': '520.00',
        'Supplier Cost (Estimated) Currency': 'AUD',
        'Supplier Cost (Claimed)': '-12.50',
        'Supplier Cost (Claimed) Currency': 'SGD',
        'Supplier Invoice Number': 'INV-7',
        'Supplier Invoice Kind': 'Invoice',
        'Credited Invoice Number': '',
        'Supplier Invoice Status': 'Submitted',
        'Quote Number': '',
        'Purchase Order Number': '',
        'Camera House Invoice Number': 'S-1',
        'Invoice Contact Name': 'Pat',
        'Invoice Contact Phone': '+61 400',
        'Invoice Contact Email': 'pat@x.test',
        'Invoice Notes': 'Net 30',
        'Admin Invoice Notes': 'Net 30',
        'Supplier Invoice Creation Date (UTC)': '2026-03-02 01:00',
        'Supplier Invoice Modification Date (UTC)': '2026-03-03 02:05',
      },
    ]);
    const none = await invoicesCsv(workspace, finance, '&at_date=01-03-2026');
    assert.equal(parseCsv(none).length, 1);
    const toApprove = recordsOf(await invoicesCsv(workspace, finance, '&view=to_approve'));
    assert.deepEqual(
      toApprove.map((line) => line['Supplier Invoice Number']),
      ['INV-7'],
    );
  });

  test('of analytics has every figure of the page, with its filters', async () => {
    const { workspace, users, cam } = await createAnalyticsWorkspace(api.db);
    const query = `?camop=${cam.id}&from_date=01-01-2026`;
    const shown = await api.get<Required<Analytics>>(users.reviewer, `/analytics${query}`);
    const body = { recipients: [users.reviewer.id] };
    const path = `/export-analytics-data${query}`;
    const asked = await api.send<Requested>(users.reviewer, 'POST', path, body);
    const records = recordsOf(await download(api, workspace, users.reviewer, asked.body));
    const of = (section: string) =>
      records
        .filter((record) => record['Section'] === section)
        .map(({ Name: name, Value: value }) => `${name}: ${value}`);
    assert.deepEqual(of('Bookings'), [
      `Count: ${shown.bookings.count}`,
      'Current month: 1',
      'Change since the previous month: 0',
    ]);
    assert.deepEqual(of('Top Submitter'), ['Ann: 2']);
    assert.deepEqual(of('Bookings by Status'), ['Footage Provided: 1', 'Job Complete: 1']);
    assert.deepEqual(of('Bookings Timeline: Australia'), ['2026-02: 1', '2026-03: 1']);
    assert.deepEqual(of('Videographer Feedback'), [
      'Mean: 4.5',
      'Ratings: 2',
      'Users who rated: 1',
    ]);
    assert.deepEqual(of('Time to Approval'), ['Bookings: 0', 'Mean (hours): ']);
    assert.deepEqual(of('Offers Accepted: Answers').slice(0, 2), ['Accepted: 0', 'Declined: 0']);
    const sections = new Set(records.map(({ Section: section }) => section?.split(':', 1)[0]));
    for (const field of chartFields) {
      const isMargin = field.startsWith('margin.');
      assert.equal(sections.has(charts[field].title), !isMargin, field);
    }
    const { user_count } = shown.system;
    assert.ok(of('System').includes(`Users: ${user_count}`));
    const [first] = records.filter(
      (record) => record['Section'] === 'Videographer Feedback: Stream' && record['Note'] !== '',
    );
    assert.deepEqual(first, {
      Section: 'Videographer Feedback: Stream',
      Name: 'Cam',
      Value: '5',
      Currency: '',
      'Feedback By': 'Ann',
      'Feedback Date (UTC)': '2026-03-02 00:00',
      Booking: 'Interview',
      Note: 'Great.',
    });
  });

  test('of analytics has margins for finance users', async () => {
    const { workspace, users, cam } = await createAnalyticsWorkspace(api.db);
    const path = `/export-analytics-data?camop=${cam.id}&from_date=01-01-2026`;
    const body = { recipients: [users.finance.id] };
    const asked = await api.send<Requested>(users.finance, 'POST', path, body);
    const records = recordsOf(await download(api, workspace, users.finance, asked.body));
    assert.deepEqual(
      records
        .slice(0, 3)
        .map(({ Section, Name, Value, Currency }) => [Section, Name, Value, Currency]),
      [
        ['Revenue', 'Total', '2140.00', 'AUD'],
        ['Cost', 'Total', '1260.00', 'AUD'],
        ['Margin', 'Total', '880.00', 'AUD'],
      ],
    );
    const margins = records.filter(({ Section: section }) => section?.startsWith('Margin by'));
    assert.deepEqual(
      margins.map(({ Section, Name, Value, Currency }) =>
        [Section, Name, Value, Currency].join(' '),
      ),
      ['Client', 'Region'].flatMap((by) => {
        const name = by === 'Client' ? 'Alpha' : 'Australia';
        return [
          `Margin by ${by}: Client Cost ${name} 2140.00 AUD`,
          `Margin by ${by}: Videographer Cost ${name} 1260.00 AUD`,
          `Margin by ${by}: Margin ${name} 880.00 AUD`,
          `Margin by ${by}: Bookings ${name} 2 AUD`,
        ];
      }),
    );
  });

  test('of thousands is written in batches, each booking once while others are added', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { client, clientUser, admin } = await workspace.everyone();
    const { tenantId } = workspace;
    const of = { tenantId, clientId: client.id, submitterId: clientUser.id, state: 'new' as const };
    const values = Array.from({ length: 5000 }, (_, place) => ({
      ...of,
      bookingNumber: place + 1,
      title: `Shoot ${place % 100}`,
    }));
    for (let from = 0; from < values.length; from += 500) {
      const some = values.slice(from, from + 500);
      await workspace.inside((tx) => tx.insert(booking).values(some));
    }
    const { files } = api.deps;
    const rows: number[] = [];
    async function* watched(content: AsyncIterable<Uint8Array>) {
      for await (const chunk of content) {
        rows.push(parseCsv(new TextDecoder().decode(chunk)).length);
        if (rows.length === 3) {
          const moved = { date: hoursFromNow(1), title: 'Moved' };
          await workspace.inside((tx) =>
            tx.update(booking).set(moved).where(eq(booking.title, 'Shoot 7')),
          );
          await workspace.booking(of);
        }
        yield chunk;
      }
    }
    const write: typeof files.write = (key, content) => files.write(key, watched(content));
    api.deps.files = { ...files, write };
    try {
      const numbers = recordsOf(await bookingsCsv(workspace, admin)).map((record) =>
        Number(record['Booking Number']),
      );
      const expected = Array.from({ length: 5000 }, (_, place) => 5000 - place);
      assert.deepEqual(numbers, expected);
    } finally {
      api.deps.files = files;
    }
    assert.deepEqual(rows, [1, ...Array<number>(10).fill(exportSettings.batchRows)]);
    assert.match(JSON.stringify((await exportMails(workspace))[0]?.content), /"Rows","5,000"/);
  });

  test('that fails leaves nothing behind and is mailed once a retry succeeds', async () => {
    const workspace = await createTestWorkspace(api.db);
    const { admin } = await workspace.everyone();
    const { files } = api.deps;
    const keys: string[] = [];
    const write: typeof files.write = async (key, content) => {
      keys.push(key);
      await files.write(key, content);
      if (keys.length === 1) throw new Error('disk full');
    };
    api.deps.files = { ...files, write };
    try {
      const body = { recipients: [admin.id] };
      const path = '/booking/export-bookings';
      const asked = await api.send<Requested>(admin, 'POST', path, body);
      await api.runJobs();
      assert.deepEqual(await exportMails(workspace), []);
      api.moveClock(1);
      await download(api, workspace, admin, asked.body);
    } finally {
      api.deps.files = files;
    }
    assert.equal((await exportMails(workspace)).length, 1);
    assert.equal(await files.open(keys[0] ?? ''), undefined);
    assert.ok(await files.open(keys[1] ?? ''));
  });
});
