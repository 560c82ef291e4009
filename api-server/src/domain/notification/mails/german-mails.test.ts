import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Mail, MailPage } from '@shootline/shared-api/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';
import { appUser } from '../../schema.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;
type Actor = Everyone['admin'];

describe('mails to a reader of German', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
  });
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const read = (who: Actor, language = 'de') =>
    api.send(who, 'PUT', '/account/language', { language });
  const make = (values: Partial<Parameters<TestWorkspace['booking']>[0]> = {}) =>
    workspace.booking({
      title: 'Hafenfilm',
      state: 'new',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
      ...values,
    });
  const act = (actor: Actor, id: string, action: string, body?: unknown) =>
    api.send(actor, 'POST', `/booking/${id}/${action}`, body);
  /** The only mail to a user, as an admin reads it. */
  const mailTo = async ({ email }: Actor) => {
    const { results } = await api.get<MailPage>(users.admin, '/mails');
    const sent = results.filter((one) => one.recipient_address === email);
    assert.equal(sent.length, 1);
    return api.get<Mail>(users.admin, `/mails/${sent[0]?.uuid}`);
  };

  test('are German from the greeting to dates and lengths, while others read English', async () => {
    const { id, bookingUid } = await make();
    await read(users.clientUser);
    await act(users.admin, id, 'approve');
    const { subject, text } = await mailTo(users.clientUser);
    assert.equal(subject, `Buchung freigegeben: Hafenfilm (#${bookingUid}), Mo., 9. März 2026`);
    assert.match(text, /^Guten Tag Some /);
    assert.match(text, /Ihre Buchung ist freigegeben\. Wir suchen einen Videografen\./);
    assert.match(text, /Wann: Mo\., 9\. März 2026, 12:00 \(AEDT\)/);
    assert.match(text, /Dauer: \d+ Stunden/);
    assert.match(text, /Zur Buchung:\nhttp/);
    const other = await mailTo(users.owner);
    assert.match(other.subject, /^Booking approved: .*, Mon, 9 Mar 2026$/);
    assert.match(other.text, /^Hello Some /);
    assert.match(other.text, /When: Mon, 9 Mar 2026, 12:00 PM \(AEDT\)/);
  });

  test('give the reason of a cancellation in German', async () => {
    const { id } = await make();
    await read(users.admin);
    await act(users.clientUser, id, 'make-cancelled', { cancellation_reason: 'weather' });
    assert.match((await mailTo(users.admin)).text, /Diese Buchung ist storniert: Wetter\./);
  });

  test('are in the language that the portal had at the last sign-in', async () => {
    const password = 'shootline';
    const { id, email } = await workspace.user('admin', { password });
    const { alias } = workspace;
    const signIn = (language: string) =>
      api.post('/auth/login3', { email, password, alias }, { 'Accept-Language': language });
    const stored = async () => {
      const [row] = await workspace.inside((tx) =>
        tx.select().from(appUser).where(eq(appUser.id, id)),
      );
      return row?.language;
    };
    assert.equal(await stored(), 'en-AU');
    for (const [asked, kept] of [
      ['de', 'de'],
      ['de-AT,en;q=0.5', 'de'],
      ['fr', 'en-AU'],
      ['__proto__', 'en-AU'],
    ] as const) {
      assert.equal((await signIn(asked)).status, 200);
      assert.equal(await stored(), kept, asked);
    }
  });
});
