import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { ApiErrorBody, Availability } from '@shootline/shared-api/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { bookingAvailability } from '../schema.ts';
import { auditPage } from '../../../tests/audit.ts';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';

const pathOf = (id: string) => `/booking/booking-availability/${id}`;
const settingsPath = '/workspace/settings';

describe('the public page of an offer', () => {
  let api: TestApi;
  let house: OfferWorkspace;

  beforeEach(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 2);
  });
  afterEach(() => api.close());

  const offered = async () => {
    const { id } = await house.make({ title: 'Portrait of Jane Doe', videoType: 'interview' });
    const { body } = await house.request(id);
    const [sent, next] = body.booking_availabilities;
    assert.ok(sent && next);
    return { id, sent, next, videographer: house.videographer(sent.camera_operator.uuid) };
  };
  const signedOut = (id: string) => api.request<Availability & ApiErrorBody>(pathOf(id));

  const open = async (id: string) => assert.equal((await signedOut(id)).status, 200);
  const ended = async (id: string, videographer: { id: string; tenantId: string }) => {
    const { status, body } = await signedOut(id);
    assert.deepEqual(
      [status, body],
      [410, { type: 'Gone', message: 'This offer has ended. Sign in to see it.', errors: [] }],
    );
    for (const reader of [videographer, house.users.editor]) {
      assert.equal((await api.ask(reader, pathOf(id))).status, 200);
    }
  };

  test('is open while the offer can be answered, and closes when it is declined', async () => {
    const { sent, videographer } = await offered();
    await open(sent.uuid);
    api.moveClock(31);
    await api.runJobs();
    await open(sent.uuid);
    await house.answer(videographer, sent.uuid, 'make-busy');
    await ended(sent.uuid, videographer);
  });

  test('stays open while an accepted offer can be given up, and closes when the shoot begins', async () => {
    const { sent, next, videographer } = await offered();
    api.moveClock(31);
    await api.runJobs();
    const other = house.videographer(next.camera_operator.uuid);
    await open(next.uuid);
    await house.answer(videographer, sent.uuid, 'make-available');
    await open(sent.uuid);
    await ended(next.uuid, other);
    api.moveClock(73 * 60);
    await ended(sent.uuid, videographer);
  });

  test('closes when nobody has answered before the shoot begins', async () => {
    const { sent, videographer } = await offered();
    api.moveClock(73 * 60);
    await ended(sent.uuid, videographer);
  });

  test('closes when the offer is withdrawn', async () => {
    const { id, sent, videographer } = await offered();
    await house.act(house.users.admin, id, 'make-on-hold');
    await ended(sent.uuid, videographer);
  });

  test('does not exist for an offer that was never sent, even after it is withdrawn', async () => {
    const { next } = await offered();
    assert.equal((await signedOut(next.uuid)).status, 404);
    await house.inside((tx) =>
      tx
        .update(bookingAvailability)
        .set({ state: 'cancelled' })
        .where(eq(bookingAvailability.id, next.uuid)),
    );
    assert.equal((await signedOut(next.uuid)).status, 404);
  });

  test("shows place, date, length and kind as title, or the booking's title if an admin chose so", async () => {
    const { sent, videographer } = await offered();
    const titleFor = async () => (await signedOut(sent.uuid)).body.booking.title;
    const neutral = await titleFor();
    assert.match(neutral, /^Sydney · \w{3}, \d+ \w{3} 2026 · 6 hours · Interview$/);
    const own = await api.get<Availability>(videographer, pathOf(sent.uuid));
    assert.equal(own.booking.title, 'Portrait of Jane Doe');

    const { admin, finance, owner } = house.users;
    const hours = { offer_hours: 'any', offer_hours_from: '07:00', offer_hours_to: '21:00' };
    const others = {
      ...hours,
      second_factor: 'optional',
      place_changes_until: 'any',
      content_changes_until: 'any',
      cancellation_until: 'any',
      minimum_gap: '60',
      invoice_name: '',
      invoice_address: '',
      invoice_country: '',
      invoice_tax_number: '',
      invoice_language: 'en',
    };
    const chosen = { ...others, public_offer_title: 'booking' };
    for (const refused of [finance, owner, videographer]) {
      assert.equal((await api.ask(refused, settingsPath)).status, 403);
      assert.equal((await api.send(refused, 'PUT', settingsPath, chosen)).status, 403);
    }
    assert.deepEqual(await api.get(admin, settingsPath), {
      ...others,
      public_offer_title: 'shoot',
    });
    const saved = await api.send(admin, 'PUT', settingsPath, chosen);
    assert.deepEqual([saved.status, saved.body], [200, chosen]);
    assert.deepEqual(await api.get(admin, settingsPath), chosen);
    assert.equal(await titleFor(), 'Portrait of Jane Doe');

    await api.send(admin, 'PUT', settingsPath, chosen);
    const { results } = await auditPage(api, admin, '?kind=settings_changed');
    assert.deepEqual(
      results.map(({ person, changes }) => [person?.uuid, changes]),
      [[admin.id, [{ what: 'public_offer_title', from: 'shoot', to: 'booking' }]]],
    );
    const elsewhere = await createOfferWorkspace(api, 1);
    assert.deepEqual(await api.get(elsewhere.users.admin, settingsPath), {
      ...others,
      public_offer_title: 'shoot',
    });
    const wrong = await api.send(admin, 'PUT', settingsPath, {
      ...others,
      public_offer_title: 'person',
    });
    assert.equal(wrong.status, 400);
  });
});
