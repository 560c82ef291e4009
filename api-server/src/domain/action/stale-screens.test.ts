import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking, BulkResult } from '@shootline/shared-api/contract';
import {
  type OfferWorkspace,
  createOfferWorkspace,
} from '../../../tests/workspaces/offer-workspace.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { hoursFromNow } from '../../../tests/workspace.ts';

type Answered = Booking & ApiErrorBody;

describe('acting on a booking that others have changed since', () => {
  let api: TestApi;
  let house: OfferWorkspace;
  let days = 3;

  before(async () => {
    api = await startTestApi();
    house = await createOfferWorkspace(api, 3);
  });
  after(() => api.close());

  const another = () => house.make({ date: hoursFromNow(24 * days++) });
  const byHand = (videographer: { id: string } | undefined) => ({
    camera_operator: videographer?.id,
    is_available_only: false,
  });
  const send = (seen: Booking, action: string, body?: unknown) =>
    house.act<Answered>(house.users.admin, seen.uuid, action, body, {
      'If-Match': `"${seen.version}"`,
    });
  /** A booking as an admin's screen shows it, before one of the videographers asked accepted. */
  async function acceptedUnseen() {
    const { id } = await another();
    // Completes the brief, to make the form saveable.
    await house.lengthen(id, 5);
    await house.request(id, { is_selection_manual: false, is_auto_assign_enabled: false });
    const seen = await house.show(id);
    const [offer] = seen.booking_availabilities;
    const accepted = house.videographer(offer?.camera_operator.uuid);
    await house.answer(accepted, offer?.uuid ?? '', 'make-available');
    return { seen, name: offer?.camera_operator.full_name ?? '' };
  }

  const manual = {
    is_client_cost_manual: true,
    client_cost: 90_000,
    client_cost_currency: 'AUD',
    is_camera_operator_cost_manual: false,
    camera_operator_cost: null,
    camera_operator_cost_currency: 'AUD',
  };
  const writes: [string, () => unknown][] = [
    ['assign-camera-operator', () => byHand(house.videographers[2])],
    [
      'request-camera-operators-availabilities',
      () => ({ is_selection_manual: false, is_auto_assign_enabled: true }),
    ],
    ['make-on-hold', () => undefined],
    ['make-cancelled', () => ({ cancellation_reason: 'weather' })],
    ['update-costs', () => manual],
    ['update-purchase-order', () => ({ purchase_order_type: 'not_available' })],
  ];
  for (const [action, body] of writes) {
    test(`${action} keeps an acceptance that the user has not seen, and names who accepted`, async () => {
      const { seen, name } = await acceptedUnseen();
      const now = await house.show(seen.uuid);
      const { status, body: refusal } = await send(seen, action, body());
      assert.equal(status, 409, refusal.message);
      assert.match(refusal.message, new RegExp(`changed by ${name} after you opened it`));
      assert.deepEqual(
        refusal.errors.map(({ field, message }) => [field, message]),
        [['booking_availabilities', `Changed by ${name}.`]],
      );
      assert.deepEqual(await house.show(seen.uuid), now);
      assert.equal((await send(now, action, body())).status, 200);
    });
  }

  test('a release of a former assignee is refused, and names the current one', async () => {
    const [one, two] = house.videographers;
    const { id } = await another();
    const { body: seen } = await send(await house.show(id), 'assign-camera-operator', byHand(one));
    await send(seen, 'assign-camera-operator', byHand(two));
    const { status, body } = await send(seen, 'unassign-camera-operator');
    assert.equal(status, 409);
    assert.match(
      body.message,
      /It is now Assigned, and Operator 2 is assigned\. Nothing was done\./,
    );
    assert.equal((await house.stored(id))?.videographerId, two?.id);
  });

  test('of several put on hold, only the changed one stays as it is', async () => {
    const { seen } = await acceptedUnseen();
    const fresh = await house.show((await another()).id);
    const { body } = await api.send<{ results: BulkResult[] }>(
      house.users.admin,
      'POST',
      '/booking/bulk/make_on_hold',
      { bookings: [seen, fresh].map(({ uuid, version }) => ({ uuid, version })) },
    );
    assert.deepEqual(
      body.results.map(({ result, error }) => [result?.state, error?.type]),
      [
        [undefined, 'Conflict'],
        ['on_hold', undefined],
      ],
    );
    assert.equal((await house.show(seen.uuid)).state, 'requested');
  });

  test('an open form saves texts, but does not move a shoot accepted unseen', async () => {
    const { seen } = await acceptedUnseen();
    const put = (changes: object) =>
      api.send<Answered>(house.users.admin, 'PUT', `/booking/${seen.uuid}`, changes, {
        'If-Match': `"${seen.version}"`,
      });
    const moved = await put({ duration: 8 });
    assert.equal(moved.status, 409);
    assert.match(moved.body.message, /compare them with the changes below/);
    assert.equal((await house.states(seen.uuid)).includes('available'), true);
    const saved = await put({ additional_details: 'Bring a ladder.' });
    assert.deepEqual([saved.status, saved.body.additional_details], [200, 'Bring a ladder.']);
    assert.equal((await put({ additional_details: 'And a rope.' })).status, 409);
  });

  /** A call with no header but the token, as any client may send it. */
  const plainly = async (method: string, path: string, body?: object, headers = {}) =>
    api.request<Answered>(path, {
      method,
      headers: {
        Authorization: `Token ${await api.tokenOf(house.users.admin)}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  test('a client that sends no version is judged by the current state alone', async () => {
    const { seen } = await acceptedUnseen();
    const path = `/booking/${seen.uuid}`;
    const writes: [string, string, object?][] = [
      ['PUT', path, { duration: 7 }],
      ['POST', `${path}/assign-camera-operator`, byHand(house.videographers[2])],
      ['POST', `${path}/generate-call-sheet`],
      ['POST', `${path}/unassign-camera-operator`],
      ['POST', `${path}/make-on-hold`],
      ['POST', `${path}/make-active`],
    ];
    for (const [method, to, body] of writes) {
      const { status, body: answer } = await plainly(method, to, body);
      assert.equal(status, 200, `${to}: ${answer.message}`);
    }
    const again = await plainly('POST', `${path}/make-active`);
    assert.deepEqual([again.status, again.body.type], [409, 'Conflict']);
    const many = { bookings: [{ uuid: seen.uuid }] };
    const { body } = await plainly('POST', '/booking/bulk/make_on_hold', many);
    const { results } = body as unknown as { results: BulkResult[] };
    assert.equal(results[0]?.result?.state, 'on_hold');
  });

  test('a malformed version is refused with the name of its header', async () => {
    const { id } = await another();
    const path = `/booking/${id}/make-on-hold`;
    const { status, body } = await plainly('POST', path, undefined, { 'If-Match': 'yesterday' });
    assert.deepEqual(
      [status, body.errors.map(({ field, message }) => [field, message])],
      [400, [['If-Match', 'The header If-Match must be the ETag of the booking, such as "7".']]],
    );
  });
});
