import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import type { CallSheetCheck, ApiErrorBody, Booking } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { booking, mail, stateLog } from '../schema.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace, hoursFromNow } from '../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('call sheets', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const make = (values: Partial<Parameters<TestWorkspace['booking']>[0]> = {}) =>
    workspace.booking({
      title: 'Harbour film',
      state: 'assigned',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      videographerId: users.videographer.id,
      arrivalAndSetupDate: hoursFromNow(71),
      ...values,
    });
  const generate = <Body = Booking>(id: string, actor = users.editor) =>
    api.send<Body>(actor, 'POST', `/booking/${id}/generate-call-sheet`);
  const approve = <Body = Booking>(id: string, actor = users.videographer) =>
    api.send<Body>(actor, 'POST', `/booking/${id}/booking-approve-call-sheet`);
  const change = (id: string, values: Partial<typeof booking.$inferInsert>) =>
    workspace.inside((tx) => tx.update(booking).set(values).where(eq(booking.id, id)));
  const mailsOf = (id: string) =>
    workspace.inside((tx) => tx.select().from(mail).where(eq(mail.aboutId, id)));

  async function pdfOf(id: string): Promise<Uint8Array> {
    const rows = await mailsOf(id);
    const key = rows.at(-1)?.attachments[0]?.storageKey ?? '';
    const content = await api.deps.files.open(key);
    assert.ok(content);
    return new Uint8Array(await buffer(content.stream));
  }
  async function textOf(pdf: Uint8Array): Promise<string> {
    const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  }

  test('an editor makes one, which is filed with the booking and mailed to the videographer', async () => {
    const { id, bookingUid } = await make();
    const { status, body } = await generate(id);
    assert.equal(status, 200);
    assert.equal(body.state, 'assigned');
    const name = `call-sheet-${bookingUid}-v1.pdf`;
    assert.deepEqual(
      body.files.map((file) => [file.name, file.created_by_name]),
      [[name, users.editor.fullName]],
    );
    assert.deepEqual(body.call_sheet, {
      version: 1,
      generated: api.deps.clock().toISOString(),
      generated_by: users.editor.fullName,
      file: body.files[0]?.file,
      is_outdated: false,
      changes: [],
      readers: 2,
      is_approved: false,
      approved_by: null,
      approved: null,
    });
    const mails = await mailsOf(id);
    assert.deepEqual(
      mails.map(({ recipientAddress: to }) => to).sort(),
      [users.videographer.email, users.clientUser.email].sort(),
    );
    const sent = mails.find(({ recipientAddress: to }) => to === users.videographer.email);
    assert.deepEqual(
      sent?.attachments.map((one) => [one.name, one.contentType]),
      [[name, 'application/pdf']],
    );
    const links = sent?.content.links?.map(({ to }) => to) ?? [];
    for (const path of ['booking-approve-call-sheet', 'booking-reject-call-sheet']) {
      assert.ok(links.includes(`/booking/${id}/${path}`), path);
    }
    const download = await api.ask(users.videographer, body.call_sheet?.file ?? '');
    assert.equal(download.status, 200);
    assert.match(download.headers.get('Content-Disposition') ?? '', new RegExp(name));
    const [told] = await api.notifications(users.videographer);
    assert.equal(told?.verb, 'generated a call sheet for');
  });

  test('shows time, place, contacts and tasks in the zone of the shoot, without prices', async () => {
    const manager = await workspace.user('editor', { fullName: 'Mia Manager' });
    const own = await workspace.client({ accountManagerId: manager.id, name: 'Harbour Foods' });
    const { id, bookingUid } = await make({
      clientId: own.id,
      title: 'Perth launch',
      address: {
        country_code: 'AU',
        country: 'Australia',
        locality: 'Perth',
        state: 'WA',
        timezone: 'Australia/Perth',
        formatted_address: '9 Swan Street, Perth WA 6000, Australia',
        formatted_address_short: 'Perth WA',
        is_manual: false,
        is_valid: true,
        verified: 'town',
        additional_details: 'Ring at the loading dock',
        street_number: '9',
        route: 'Swan Street',
        postal_code: '6000',
      },
      isParkingAvailable: true,
      parkingDetails: 'Level 2',
      projectOwnerType: 'submitter',
      bookingOwnerPhoneNumber: '+61411111111',
      pointOfContactType: 'other',
      pointOfContact: {
        full_name: 'Zoë Łukasz',
        phone: '',
        email: 'zoe@example.test',
        company: 'Dock & Sons',
      },
      bookingPocPhoneNumber: '+61 422 222 222',
      cameraOperatorCaptureDetails: 'The unveiling',
      layoutLightingDetails: 'Dark hall',
      videoType: 'event',
      intervieweeType: 'executive',
      inspirationDetails: 'Last year',
      shootFootageUploadType: 'hard_drive',
      isClientCostManual: true,
      clientCost: 123_456,
      maximumBudget: 987_654,
      invoiceNotes: 'Charge twice',
      purchaseOrder: 'PO-77',
    });
    assert.equal((await generate(id, users.admin)).status, 200);
    const pdf = await pdfOf(id);
    const text = await textOf(pdf);
    for (const part of [
      'Camera House',
      `Call sheet #${bookingUid}`,
      'Perth launch',
      'Version 1',
      'Mon, 9 Mar 2026, 9:00 AM (AWST)',
      'Mon, 9 Mar 2026, 8:00 AM (AWST)',
      '6 hours',
      'Mon, 9 Mar 2026, 3:00 PM (AWST)',
      'Australia/Perth',
      '9 Swan Street, Perth WA 6000, Australia',
      'Ring at the loading dock',
      'Level 2',
      'Zoë Łukasz, Dock & Sons',
      '+61 422 222 222',
      users.clientUser.fullName,
      '+61 411 111 111',
      'Mia Manager',
      users.videographer.fullName,
      'Harbour Foods',
      'The unveiling',
      'Dark hall',
      'Event',
      'Executive',
      'Last year',
      'Hard drive',
      /Page 1 of \d/.exec(text)?.[0] ?? 'a page number',
    ]) {
      assert.ok(text.includes(part), `${part} is missing in: ${text}`);
    }
    for (const secret of ['1,234', '9,876', 'Charge twice', 'PO-77']) {
      assert.ok(!text.includes(secret), secret);
    }
    const { info } = await getMeta(await getDocumentProxy(pdf.slice()));
    assert.match(String(info['Title']), /Perth launch/);
    assert.equal(info['Author'], 'Camera House');
    assert.equal(info['Language'], 'en-AU');
  });

  test('shows names in other scripts and long texts in full', async () => {
    const { id } = await make({
      title: '王小明 и друзья 김민준',
      layoutLightingDetails: 'عربي',
      cameraOperatorCaptureDetails: `${'Wide shots of the floor. '.repeat(400)}The very end.`,
      inspirationDetails: 'x'.repeat(500),
    });
    assert.equal((await generate(id)).status, 200);
    const text = await textOf(await pdfOf(id));
    for (const part of ['王小明', 'и друзья', '김민준', 'The very end.']) {
      assert.ok(text.includes(part), part);
    }
    const [, page, of] = [...text.matchAll(/Page (\d+) of (\d+)/g)].at(-1) ?? [];
    assert.ok(page === of && Number(page) > 2, `page ${page} of ${of}`);
    assert.equal(text.match(/Wide shots/g)?.length, 400);
    assert.equal(text.match(/x/g)?.length, 500);
  });

  test('shows every script and signs, and names letters that no font has', async () => {
    const scripts = ['สวัสดี', 'გამარჯობა', 'नमस्ते', 'வணக்கம்', 'ਸਤ', 'നമ', 'ሰላም', 'ᎣᏏᏲ', '🎬', '∑'];
    const { id } = await make({ title: `Launch ${scripts.join(' ')}` });
    const check = () => api.get<CallSheetCheck>(users.admin, `/booking/${id}/call-sheet-check`);
    assert.deepEqual(await check(), { unprintable_letters: [] });
    assert.equal((await generate(id)).status, 200);
    const text = await textOf(await pdfOf(id));
    for (const part of ['สวัสดี', 'გამარჯობა', 'ሰላም', 'ᎣᏏᏲ', '🎬', '∑']) {
      assert.ok(text.includes(part), `${part} in ${text.slice(0, 300)}`);
    }
    assert.doesNotMatch(text, /No font has/);

    const odd = await make({ inspirationDetails: 'Like 𓀀, 𐎀 and 𓀀' });
    const path = `/booking/${odd.id}/call-sheet-check`;
    assert.deepEqual(await api.get<CallSheetCheck>(users.admin, path), {
      unprintable_letters: ['𓀀', '𐎀'],
    });
    assert.equal((await api.ask(users.clientUser, path)).status, 403);
    await generate(odd.id);
    const shown = await textOf(await pdfOf(odd.id));
    assert.match(shown, /No font has these letters: U\+13000, U\+10380\./);
  });

  test('its videographer approves it once, which is logged', async () => {
    const { id } = await make();
    await generate(id);
    api.moveClock(1);
    const { status, body } = await approve(id);
    assert.equal(status, 200);
    assert.equal(body.state, 'assigned');
    assert.equal(body.call_sheet?.is_approved, true);
    assert.equal(body.call_sheet?.approved_by, users.videographer.fullName);
    const logs = await workspace.inside((tx) =>
      tx.select().from(stateLog).where(eq(stateLog.bookingId, id)),
    );
    const logged = logs.find(({ reason }) => reason === 'approve_call_sheet');
    assert.equal(logged?.userId, users.videographer.id);
    const again = await approve<ApiErrorBody>(id);
    assert.equal(again.status, 409);
    assert.match(again.body.message, /already approved/);
    const [told] = await api.notifications(users.admin);
    assert.equal(told?.verb, 'approved the call sheet of');
  });

  test('approving is refused without a call sheet', async () => {
    const { id } = await make();
    const { status, body } = await approve<ApiErrorBody>(id, users.admin);
    assert.equal(status, 409);
    assert.match(body.message, /no call sheet/);
    assert.equal((await api.get<Booking>(users.admin, `/booking/${id}`)).call_sheet, null);
  });

  test('making a new version keeps the older one and needs another approval', async () => {
    const { id } = await make();
    await generate(id);
    await approve(id);
    const { body } = await generate(id);
    assert.equal(body.call_sheet?.version, 2);
    assert.equal(body.call_sheet?.is_approved, false);
    assert.equal(body.files.length, 2);
    assert.equal((await approve(id)).body.call_sheet?.is_approved, true);
  });

  const later = { date: hoursFromNow(96) };
  const changes: [string, () => Partial<typeof booking.$inferInsert>][] = [
    ['another date', () => later],
    ['another length', () => ({ duration: 8 })],
    ['another videographer', () => ({ videographerId: null })],
  ];
  for (const [name, values] of changes) {
    test(`${name} voids the approval`, async () => {
      const { id } = await make();
      await generate(id);
      await approve(id);
      await change(id, values());
      const { call_sheet: sheet } = await api.get<Booking>(users.admin, `/booking/${id}`);
      assert.deepEqual([sheet?.is_outdated, sheet?.is_approved], [true, false]);
      const refused = await approve<ApiErrorBody>(id, users.admin);
      assert.equal(refused.status, 409);
      assert.match(refused.body.message, /has changed/);
    });
  }

  test('a changed text keeps the approval', async () => {
    const { id } = await make();
    await generate(id);
    await approve(id);
    await change(id, { title: 'Harbour film, again' });
    const { call_sheet: sheet } = await api.get<Booking>(users.admin, `/booking/${id}`);
    assert.equal(sheet?.is_approved, true);
  });

  test('the next videographer does not see the former one’s sheet, the client does', async () => {
    const { id } = await make();
    const first = (await generate(id)).body.call_sheet?.file ?? '';
    const next = await workspace.user('camera_operator');
    await change(id, { videographerId: next.id });
    const seen = await api.get<Booking>(next, `/booking/${id}`);
    assert.deepEqual([seen.call_sheet, seen.files], [null, []]);
    assert.equal((await api.refused(next, first)).status, 404);
    await generate(id);
    const own = await api.get<Booking>(next, `/booking/${id}`);
    assert.equal(own.call_sheet?.version, 2);
    assert.equal(own.files.length, 1);
    assert.equal((await api.get<Booking>(users.clientUser, `/booking/${id}`)).files.length, 2);
    assert.equal((await api.ask(users.clientUser, first)).status, 200);
  });

  test('two users making it at once each get a complete one or a clear refusal', async () => {
    const { id } = await make();
    const answers = await Promise.all([
      generate<Booking & ApiErrorBody>(id),
      generate<Booking & ApiErrorBody>(id, users.admin),
    ]);
    const made = answers.filter(({ status }) => status === 200);
    assert.ok(made.length > 0);
    for (const { status, body } of answers) {
      if (status !== 200) assert.match(body.message, /was changed while/);
    }
    const { files, call_sheet } = await api.get<Booking>(users.admin, `/booking/${id}`);
    assert.equal(files.length, made.length);
    assert.equal(call_sheet?.version, made.length);
  });

  test('deleting the file keeps the sheet’s record', async () => {
    const { id } = await make();
    const { body } = await generate(id);
    const fileId = body.files[0]?.uuid;
    const path = `/booking/${id}/delete-file?fileId=${fileId}`;
    const { call_sheet: sheet } = await api.get<Booking>(users.admin, path);
    assert.deepEqual([sheet?.version, sheet?.file], [1, null]);
  });
});
