import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type {
  AddressInput,
  ApiErrorBody,
  Booking,
  BookingInput,
  BookingState,
} from '@shootline/shared-api/contract';
import { acceptedFilesText } from '@shootline/shared-api/rules';
import { adminBrief, completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { eq, sql } from '../../../platform/db/drizzle.ts';
import { booking } from '../../schema.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { listZoneNames } from '../../reference/places.ts';
import { errorLines } from '../../../../tests/field-errors.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];

describe('the form of a booking', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  function parts(data: unknown, file?: File): FormData {
    const form = new FormData();
    form.set('data', typeof data === 'string' ? data : JSON.stringify(data));
    if (file) form.set('file', file);
    return form;
  }
  const create = <Body = Booking>(
    who: Actor,
    data: unknown,
    { isDraft = false, file, key }: { isDraft?: boolean; file?: File; key?: string } = {},
  ) =>
    api.send<Body>(who, 'POST', `/booking?isDraft=${isDraft}`, parts(data, file), {
      ...(key ? { 'Idempotency-Key': key } : {}),
    });
  const put = <Body = Booking>(who: Actor, of: Booking, data: BookingInput, version = of.version) =>
    api.send<Body>(who, 'PUT', `/booking/${of.uuid}`, data, { 'If-Match': `"${version}"` });
  const submit = <Body = Booking>(who: Actor, id: string, key?: string) =>
    api.send<Body>(who, 'PUT', `/booking/${id}/submit-draft`, undefined, {
      ...(key ? { 'Idempotency-Key': key } : {}),
    });
  const stored = async () => {
    const names = await readdir(join(api.folder, users.admin.tenantId)).catch(() => []);
    return names.length;
  };
  /** A submitted booking of the client user's, put into a state. */
  async function inState(state: BookingState): Promise<Booking> {
    const { body } = await create(users.clientUser, completeBrief());
    const videographer = state === 'assigned' ? users.videographer.id : null;
    await workspace.inside((tx) =>
      tx.execute(
        sql`update shootline.booking set state = ${state}, camera_operator_id = ${videographer} where id = ${body.uuid}`,
      ),
    );
    return api.get<Booking>(users.admin, `/booking/${body.uuid}`);
  }

  test('submits a brief, with times in the zone of the place', async () => {
    const { status, body, headers } = await create(users.clientUser, completeBrief());
    assert.equal(status, 200);
    assert.equal(headers.get('ETag'), 'W/"1"');
    assert.deepEqual([body.state, body.region, body.client.id], ['new', 'sydney', users.client.id]);
    assert.equal(body.date, '2026-03-11T23:00:00.000Z');
    assert.equal(body.arrival_and_setup_date, '2026-03-11T22:15:00.000Z');
    assert.equal(body.address?.formatted_address, '1 George Street, Sydney NSW 2000, Australia');
    assert.equal(body.booking_poc_phone_number, '+61 411 111 111');
    assert.equal(body.is_short_notice_booking, false);
    assert.deepEqual(
      body.state_logs.map(({ state }) => state),
      ['new'],
    );
    const news = await api.notifications(users.teamAdmin);
    assert.ok(news.some((one) => one.target_uuid === body.uuid && one.verb === 'submitted'));
    const own = await api.notifications(users.clientUser);
    assert.equal(
      own.some((one) => one.target_uuid === body.uuid),
      false,
    );
  });

  test('keeps the location of a looked-up address', async () => {
    const location = { lat: -33.86, lng: 151.2 };
    const brief = completeBrief();
    const { body } = await create(users.clientUser, {
      ...brief,
      is_address_manual: false,
      address: {
        ...brief.address,
        is_valid: true,
        formatted_address: '1 George Street, Sydney NSW 2000, Australia',
        location,
      },
    });
    assert.deepEqual(body.address?.location, location);
  });

  test('stores how far an address is verified, never for a typed one', async () => {
    const brief = completeBrief();
    const verified = async (is_address_manual: boolean, address: AddressInput) => {
      const formatted_address = '94 Crown Street, Sydney NSW 2010, Australia';
      const { body } = await create(users.clientUser, {
        ...brief,
        is_address_manual,
        address: { ...brief.address, is_valid: true, formatted_address, ...address },
      });
      return body.address?.verified;
    };
    assert.equal(await verified(false, { verified: 'street' }), 'street');
    assert.equal(await verified(false, { verified: 'town' }), 'town');
    assert.equal(await verified(false, {}), 'town');
    assert.equal(await verified(true, { verified: 'street' }), 'typed');
  });

  test('saves an empty draft', async () => {
    const { status, body } = await create(users.clientUser, {}, { isDraft: true });
    assert.deepEqual([status, body.state, body.title], [200, 'draft', '']);
  });

  test('names every missing field on submit, parts within their field', async () => {
    const { status, body } = await create<ApiErrorBody>(users.clientUser, {
      project_owner_type: 'other',
      project_owner: { full_name: 'Ana' },
      video_type: 'other',
      is_address_manual: true,
      address: { locality: 'Perth' },
      purchase_order_type: 'available_now',
    });
    assert.equal(status, 400);
    const value = 'Please enter a value.';
    const select = 'Please select a value.';
    assert.deepEqual(errorLines(body.errors), [
      `address.country_code: ${select}`,
      `address.postal_code: ${value}`,
      `address.state: ${value}`,
      `address.timezone: ${select}`,
      `arrival_and_setup_date: ${value}`,
      `booking_owner_phone_number: ${value}`,
      `booking_poc_phone_number: ${value}`,
      `camera_operator_capture_details: ${value}`,
      `date: ${value}`,
      `duration: ${select}`,
      `interviewee_type: ${select}`,
      `invoice_to_user: ${value}`,
      `is_equipment_terms_accepted: ${select}`,
      `is_parking_available: ${select}`,
      `is_terms_accepted: ${select}`,
      `layout_lighting_details: ${value}`,
      `point_of_contact_type: ${select}`,
      `project_owner.email: ${value}`,
      `project_owner.phone: ${value}`,
      `purchase_order: ${value}`,
      `shoot_footage_upload_type: ${select}`,
      `title: ${value}`,
      `video_type_details: ${value}`,
    ]);
  });

  test('marks a shoot at the earliest time as at short notice', async () => {
    const earliest = { date: '08-03-2026 00:30', arrival_and_setup_date: '08-03-2026 00:00' };
    const { body } = await create(users.clientUser, completeBrief(earliest));
    assert.equal(body.is_short_notice_booking, true);
  });

  test('tidies texts, phones and email addresses', async () => {
    const { body } = await create(
      users.clientUser,
      completeBrief({
        title: '  Two   words ',
        layout_lighting_details: ' a  b\nc ',
        invoice_to_user: {
          full_name: 'P',
          phone: '(02) 9999-0000 ext. 7',
          email: ' PAY@Client.TEST ',
        },
      }),
    );
    assert.equal(body.title, 'Two words');
    assert.equal(body.layout_lighting_details, 'a b\nc');
    assert.equal(body.invoice_to_user?.phone, '+61 2 9999 0000 ext. 7');
    assert.equal(body.invoice_to_user?.email, 'pay@client.test');
  });

  test('keeps a phone as the number that was typed, or says why it cannot', async () => {
    const contact = (phone: string) => ({
      ...completeBrief(),
      point_of_contact_type: 'submitter',
      booking_poc_phone_number: phone,
    });
    for (const [typed, shown, stored] of [
      ['+1 (555) 010-0199 ext. 12', '+1 555 010 0199 ext. 12', '+15550100199;ext=12'],
      ['+49 (0)30 901820', '+49 30 901820', '+4930901820'],
      ['٠٤١٢٣٤٥٦٧٨', '+61 412 345 678', '+61412345678'],
    ] as const) {
      const { body } = await create(users.clientUser, contact(typed));
      assert.equal(body.booking_poc_phone_number, shown);
      const [row] = await workspace.inside((tx) =>
        tx
          .select({ phone: sql<string>`booking_poc_phone_number` })
          .from(booking)
          .where(eq(booking.id, body.uuid)),
      );
      assert.equal(row?.phone, stored);
    }
    for (const [typed, why] of [
      ['02 9555 0100 / 0412 345 678', 'Enter one phone number only.'],
      ['٠٥٠١٢٣٤٥٦٧', 'Begin with + and the country code, such as +61.'],
      ['555-FILM', 'Enter the number in digits. Write an extension as “ext. 12”.'],
    ]) {
      for (const isDraft of [true, false]) {
        const { status, body } = await create<ApiErrorBody>(
          users.clientUser,
          contact(typed ?? ''),
          { isDraft },
        );
        assert.equal(status, 400);
        assert.deepEqual(errorLines(body.errors), [`booking_poc_phone_number: ${why}`]);
      }
    }
  });

  test('is only for admins and client users, and only admins choose the client', async () => {
    for (const who of [users.videographer, users.editor, users.reviewer, users.finance]) {
      assert.equal((await create(who, completeBrief())).status, 403);
    }
    const other = await workspace.client();
    const made = await create(users.admin, adminBrief({ client: other.id }));
    assert.equal(made.body.client.id, other.id);
    const none = await create<ApiErrorBody>(users.admin, {}, { isDraft: true });
    assert.deepEqual(errorLines(none.body.errors), ['client: Please select a value.']);
    const restricted = await (await createTestWorkspace(api.db)).client();
    const taken = await create(users.admin, adminBrief({ client: restricted.id }));
    assert.equal(taken.status, 400);
  });

  test('refuses a field that the user may not set by name, instead of ignoring it', async () => {
    const quote = 'Only an admin may set the quote number.';
    const restricted = {
      quote_number_type: 'available_now',
      quote_number: 'Q-1',
      invoice_notes: 'n',
    };
    const before = await stored();
    const refused = await create<ApiErrorBody>(users.clientUser, completeBrief(restricted));
    const errors = [
      'invoice_notes: Only staff may set invoice notes.',
      `quote_number: ${quote}`,
      `quote_number_type: ${quote}`,
    ];
    assert.deepEqual([refused.status, errorLines(refused.body.errors)], [400, errors]);
    assert.equal(await stored(), before);
    // These users read blank values of these fields.
    const blank = { quote_number_type: null, quote_number: '', invoice_notes: null };
    const { status, body } = await create(users.clientUser, completeBrief(blank));
    assert.equal(status, 200);

    const set = await put(users.admin, body, restricted);
    assert.deepEqual([set.body.quote_number, set.body.invoice_notes], ['Q-1', 'n']);
    const again = await put<ApiErrorBody>(users.clientUser, set.body, { invoice_notes: 'mine' });
    assert.deepEqual(errorLines(again.body.errors), [errors[0]]);
    const byFinance = await put<ApiErrorBody>(users.finance, set.body, { quote_number: 'Q-2' });
    assert.deepEqual(errorLines(byFinance.body.errors), [errors[1]]);
    const kept = await put(users.clientUser, set.body, { ...blank, title: 'Town hall' });
    assert.equal(kept.status, 200);
    const asAdmin = await api.get<Booking>(users.admin, `/booking/${body.uuid}`);
    assert.deepEqual([asAdmin.quote_number, asAdmin.invoice_notes], ['Q-1', 'n']);
  });

  test('stores one file with the brief, and none with a refused brief', async () => {
    const pdf = new File(['%PDF-1.7 brief'], 'Brief é.pdf', { type: 'application/pdf' });
    const { body } = await create(users.clientUser, completeBrief(), { file: pdf });
    assert.deepEqual(
      body.files.map(({ name, size }) => [name, size]),
      [['Brief é.pdf', 14]],
    );
    const before = await stored();
    assert.equal((await create(users.clientUser, {}, { file: pdf })).status, 400);
    assert.equal((await create(users.editor, completeBrief(), { file: pdf })).status, 403);
    assert.equal((await create(users.clientUser, '{', { file: pdf })).status, 400);
    const disguised = new File(['<html>'], 'brief.pdf');
    const wrong = await create<ApiErrorBody>(users.clientUser, completeBrief(), {
      file: disguised,
    });
    assert.deepEqual(errorLines(wrong.body.errors), [
      `file: The content of this file is not what its ending .pdf says. Choose ${acceptedFilesText('booking')}.`,
    ]);
    const large = new File([new Uint8Array(20 * 1024 * 1024)], 'large.mp4');
    const tooLarge = await create<ApiErrorBody>(users.clientUser, completeBrief(), {
      file: large,
    });
    assert.deepEqual(
      [tooLarge.status, tooLarge.body.message.replace(/\d+(\.\d)? MB\.$/, 'N MB.')],
      [413, 'File size must be less than 20 MB. Your file is N MB.'],
    );
    assert.equal(await stored(), before);
  });

  test('refuses malformed parts and bodies and stores nothing', async () => {
    const before = await stored();
    const odd: [string, string, number?][] = [
      ['nothing', 'multipart/form-data; boundary=x'],
      [
        '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{',
        'multipart/form-data; boundary=x',
      ],
      ['{}', 'application/json', 415],
      ['', 'multipart/form-data'],
    ];
    for (const [body, type, due = 400] of odd) {
      const { status } = await api.send(users.clientUser, 'POST', '/booking?isDraft=true', body, {
        'Content-Type': type,
      });
      assert.equal(status, due);
    }
    const form = parts({});
    form.set('other', 'x');
    assert.equal(
      (await api.send(users.clientUser, 'POST', '/booking?isDraft=true', form)).status,
      400,
    );
    assert.equal((await api.send(users.clientUser, 'POST', '/booking', parts({}))).status, 400);
    assert.equal(await stored(), before);
  });

  test('sent twice with one key makes one booking and keeps one file', async () => {
    const file = () => new File(['%PDF-1.7'], 'a.pdf');
    const before = await stored();
    const send = () => create(users.clientUser, completeBrief(), { file: file(), key: 'once' });
    const [one, two] = await Promise.all([send(), send()]);
    assert.deepEqual([one.status, two.status], [200, 200]);
    assert.equal(one.body.uuid, two.body.uuid);
    assert.equal(await stored(), before + 1);
    const other = await create(users.clientUser, completeBrief({ title: 'x' }), { key: 'once' });
    assert.equal(other.status, 409);
  });

  test('submits a draft once, if it meets all rules', async () => {
    const { body: draft } = await create(users.clientUser, { title: 'Later' }, { isDraft: true });
    const early = await submit<ApiErrorBody>(users.clientUser, draft.uuid);
    assert.equal(early.status, 400);
    assert.ok(errorLines(early.body.errors).includes('date: Please enter a value.'));
    await put(users.clientUser, draft, completeBrief());
    const both = await Promise.all([
      submit(users.clientUser, draft.uuid, 's'),
      submit(users.clientUser, draft.uuid, 's'),
    ]);
    assert.deepEqual(
      both.map(({ status, body }) => [status, body.state]),
      [
        [200, 'new'],
        [200, 'new'],
      ],
    );
    assert.equal((await submit(users.clientUser, draft.uuid)).status, 409);
  });

  test('double submits without a key: one wins, 20 rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const { body } = await create(users.clientUser, completeBrief(), { isDraft: true });
      const send = () => submit(users.clientUser, body.uuid);
      const both = await Promise.all([send(), send()]);
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    }
  });

  test('changes the fields sent and leaves the rest', async () => {
    const { body } = await create(users.clientUser, completeBrief());
    const changed = await put(users.clientUser, body, { title: 'New title', covid_19: 'Masks' });
    assert.equal(changed.status, 200);
    assert.deepEqual(
      [changed.body.title, changed.body.covid_19, changed.body.version, changed.body.state],
      ['New title', 'Masks', 2, 'new'],
    );
    assert.equal(changed.body.date, body.date);
    assert.deepEqual(changed.body.address, body.address);
    const emptied = await put<ApiErrorBody>(users.clientUser, changed.body, { title: null });
    assert.deepEqual(errorLines(emptied.body.errors), ['title: Please enter a value.']);
  });

  test('keeps a length above the client’s lowered maximum, but accepts no new one', async () => {
    const { body } = await create(users.clientUser, completeBrief({ duration: 6 }));
    const setMaximum = (hours: number) =>
      workspace.inside((tx) =>
        tx.execute(
          sql`update shootline.client set shoot_duration_max = ${hours} where id = ${users.client.id}`,
        ),
      );
    await setMaximum(5);
    const kept = await put(users.clientUser, body, { title: 'As long as before' });
    assert.deepEqual([kept.status, kept.body.duration], [200, 6]);
    const longer = await put<ApiErrorBody>(users.clientUser, kept.body, { duration: 7 });
    assert.deepEqual(errorLines(longer.body.errors), ['duration: The longest shoot has 5 hours.']);
    await setMaximum(12);
  });

  test('a stale form gets the changed fields and who changed them', async () => {
    const { body } = await create(users.clientUser, completeBrief());
    await put(users.admin, body, {
      title: 'By admin',
      quote_number_type: 'available_now',
      quote_number: 'Q-7',
    });
    const { status, body: refusal } = await put<ApiErrorBody>(users.clientUser, body, {
      duration: 8,
    });
    assert.equal(status, 409);
    assert.deepEqual(errorLines(refusal.errors), ['title: Changed by Some admin.']);
    const unversioned = await api.send(users.clientUser, 'PUT', `/booking/${body.uuid}`, {});
    assert.equal(unversioned.status, 200);
  });

  test('edit against edit: one wins, 20 rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const { body } = await create(users.clientUser, completeBrief());
      const both = await Promise.all([
        put(users.clientUser, body, { title: 'One' }),
        put(users.teamAdmin, body, { title: 'Two' }),
      ]);
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    }
  });

  test('another date takes a requested booking back to active', async () => {
    const made = await inState('requested');
    await workspace.offer(made.uuid, users.videographer.id);
    const text = await put(users.clientUser, made, { title: 'Same shoot' });
    assert.equal(text.body.state, 'requested');
    const moved = await put(users.clientUser, text.body, { duration: 8 });
    assert.equal(moved.body.state, 'active');
    const asStaff = await api.get<Booking>(users.admin, `/booking/${made.uuid}`);
    assert.deepEqual(
      asStaff.booking_availabilities.map(({ state }) => state),
      ['cancelled'],
    );
  });

  test('another date asks the videographer of an assigned booking to confirm', async () => {
    const made = await inState('assigned');
    const { body } = await put(users.admin, made, {
      date: '13-03-2026 10:00',
      arrival_and_setup_date: '13-03-2026 09:00',
    });
    assert.deepEqual([body.state, body.camera_operator], ['requested', null]);
    const [offer] = body.booking_availabilities;
    assert.deepEqual(
      [offer?.state, offer?.camera_operator.uuid],
      ['unknown', users.videographer.id],
    );
    const news = await api.notifications(users.videographer);
    assert.ok(news.some(({ target_uuid }) => target_uuid === made.uuid));
  });

  test('client users of an assigned booking change texts and contacts only', async () => {
    const made = await inState('assigned');
    const { status, body } = await put<ApiErrorBody>(users.teamAdmin, made, { duration: 8 });
    assert.deepEqual(
      [status, errorLines(body.errors)],
      [400, ['duration: Once a videographer is assigned, only texts and contacts can be changed.']],
    );
    const text = await put(users.teamAdmin, made, {
      inspiration_details: 'Like last year',
      purchase_order_type: 'available_now',
      purchase_order: 'PO-7',
    });
    assert.deepEqual([text.status, text.body.state], [200, 'assigned']);
    const reclient = await workspace.client();
    const refused = await put<ApiErrorBody>(users.reviewer, text.body, { client: reclient.id });
    assert.deepEqual(errorLines(refused.body.errors), [
      'client: Only an admin may change the client.',
    ]);
  });

  test('an admin must give a quote number for their own booking, not for a client’s', async () => {
    const { body } = await create(users.clientUser, completeBrief());
    const changed = await put(users.admin, body, { title: 'By admin' });
    assert.deepEqual([changed.status, changed.body.quote_number_type], [200, null]);
    const numbered = await put(users.admin, changed.body, {
      quote_number_type: 'available_later',
    });
    assert.equal(numbered.status, 200);
    const emptied = await put<ApiErrorBody>(users.admin, numbered.body, {
      quote_number_type: null,
    });
    assert.deepEqual(errorLines(emptied.body.errors), [
      'quote_number_type: Please select a value.',
    ]);
    const draft = await create(users.clientUser, completeBrief(), { isDraft: true });
    assert.equal((await submit(users.admin, draft.body.uuid)).status, 200);
    const own = completeBrief({ client: users.client.id });
    const made = await create<ApiErrorBody>(users.admin, own);
    assert.deepEqual(errorLines(made.body.errors), ['quote_number_type: Please select a value.']);
    const ownDraft = await create(users.admin, own, { isDraft: true });
    const submitted = await submit<ApiErrorBody>(users.admin, ownDraft.body.uuid);
    assert.deepEqual(errorLines(submitted.body.errors), [
      'quote_number_type: Please select a value.',
    ]);
  });

  test('follows rights and states', async () => {
    const made = await inState('shoot_completed');
    assert.equal((await put(users.admin, made, { title: 'x' })).status, 409);
    assert.equal((await put(users.editor, made, { title: 'x' })).status, 403);
    const outsider = await (await createTestWorkspace(api.db)).everyone();
    assert.equal((await put(outsider.admin, made, { title: 'x' })).status, 404);
    assert.equal((await submit(outsider.teamAdmin, made.uuid)).status, 404);
    assert.equal((await put(users.unapproved, made, { title: 'x' })).status, 404);
  });

  test('the database knows every zone of the form', async () => {
    const covered = new Set(
      rowsOf<{ name: string }>(await api.db.execute(sql`select name from pg_timezone_names`)).map(
        ({ name }) => name,
      ),
    );
    assert.deepEqual(
      listZoneNames().filter((zone) => !covered.has(zone)),
      [],
    );
  });
});
