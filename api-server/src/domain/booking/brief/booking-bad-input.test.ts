import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, BookingInput, BookingState } from '@shootline/shared-api/contract';
import { adminBrief } from '@shootline/shared-api/testing/booking-rules';
import { type TestApi, startTestApi } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

/** Values that have broken servers before. `send` fails on a 500 or an answer of another shape. */
const odd: unknown[] = [
  null,
  '',
  ' ',
  'x',
  '\0',
  '\ud800',
  '\u202e\u0000é',
  "'; drop table booking; --",
  '<script>alert(1)</script>',
  'x'.repeat(20_001),
  -1,
  0,
  1.5,
  2 ** 53,
  1e308,
  true,
  false,
  [],
  [1],
  {},
  { full_name: 1 },
  { full_name: '\ud800', email: 'a\udfff@b.test' },
  { street_number: '\udc00x', locality: '\0' },
  { constructor: null },
  { timezone: '../etc/passwd', is_valid: true, formatted_address: 'x' },
  { timezone: 'posix/Sydney', country_code: 'ß', is_valid: true, formatted_address: 'x' },
  '99-99-9999 99:99',
  '01-01-0001 00:00',
  '01-01-9999 00:00',
  '00000000-0000-0000-0000-000000000000',
];

describe('bad input', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let users: Everyone;

  before(async () => {
    api = await startTestApi();
    workspace = await createTestWorkspace(api.db);
    users = await workspace.everyone();
  });
  after(() => api.close());

  const make = async (state: BookingState) =>
    (
      await workspace.booking({
        state,
        clientId: users.client.id,
        submitterId: users.clientUser.id,
        videographerId: users.videographer.id,
      })
    ).id;

  function expectRefusalOrAnswer(status: number, body: ApiErrorBody, what: string) {
    assert.ok([200, 400, 404, 409, 413].includes(status), `${what}: ${status}`);
    if (status !== 200) assert.ok(body.message.length > 0 && Array.isArray(body.errors), what);
  }

  function form(values: Record<string, string>): FormData {
    const parts = new FormData();
    for (const [name, value] of Object.entries(values)) parts.set(name, value);
    return parts;
  }

  test('never breaks the server in a field of the brief, on drafts and on submit', async () => {
    const fields = Object.keys(adminBrief()) as (keyof BookingInput)[];
    const more = ['parking_details', 'maximum_budget', 'client', 'submittedTimezone', 'nonsense'];
    for (const field of [...fields, ...more]) {
      for (const [index, value] of odd.entries()) {
        const isDraft = index % 2 === 0;
        const data = { ...adminBrief(), client: users.client.id, [field]: value };
        const { status, body } = await api.send<ApiErrorBody>(
          users.admin,
          'POST',
          `/booking?isDraft=${isDraft}`,
          form({ data: JSON.stringify(data) }),
        );
        expectRefusalOrAnswer(status, body, `${field} = ${JSON.stringify(value).slice(0, 60)}`);
      }
    }
  });

  test('never breaks the server in a field of the dialogs', async () => {
    const dialogs: [BookingState, string, Record<string, unknown>][] = [
      ['assigned', 'make-cancelled', { cancellation_reason: 'other', cancellation_details: 'x' }],
      ['footage_provided', 'make-completed', { is_feedback_requested: true }],
      ['shoot_completed', 'make-video-provided', {}],
      [
        'active',
        'update-costs',
        {
          is_client_cost_manual: true,
          client_cost: 1,
          client_cost_currency: 'AUD',
          is_camera_operator_cost_manual: true,
          camera_operator_cost: 1,
          camera_operator_cost_currency: 'AUD',
        },
      ],
      [
        'active',
        'create-cancellation-fee',
        {
          category: 'within_24_hours',
          is_assigned_only: true,
          camera_operator: users.videographer.id,
        },
      ],
      ['active', 'delete-cancellation-fee', { booking_cancellation_fee: users.videographer.id }],
      ['new', 'make-deleted', { whatever: 1 }],
    ];
    for (const [state, action, right] of dialogs) {
      for (const field of [...Object.keys(right), 'nonsense']) {
        const id = await make(state);
        for (const value of odd) {
          const { status, body } = await api.send<ApiErrorBody>(
            users.admin,
            'POST',
            `/booking/${id}/${action}`,
            { ...right, [field]: value },
          );
          expectRefusalOrAnswer(status, body, `${action} ${field}`);
        }
      }
      for (const body of ['', '[]', 'null', '"x"', '{', '1e999']) {
        const { status } = await api.send(
          users.admin,
          'POST',
          `/booking/${await make(state)}/${action}`,
          body,
        );
        assert.ok([200, 400, 404].includes(status), `${action} ${body}: ${status}`);
      }
    }
  });

  test('never breaks the server in versions, keys, comments and feedback', async () => {
    const id = await make('new');
    for (const version of ['x', '""', '"-1"', '99999999999999999999', '*', "'1'", '"1", "2"']) {
      const { status } = await api.send(
        users.admin,
        'PUT',
        `/booking/${id}`,
        {},
        { 'If-Match': version },
      );
      assert.equal(status, 400, version);
    }
    for (const key of ['x'.repeat(201), "';--", '%00', 'é']) {
      const { status } = await api.send(
        users.admin,
        'POST',
        `/booking/${id}/duplicate`,
        undefined,
        { 'Idempotency-Key': key },
      );
      assert.equal(status, key.length > 200 ? 400 : 200, key);
    }
    const { projectThread } = await workspace.booking({
      state: 'job_complete',
      clientId: users.client.id,
      submitterId: users.clientUser.id,
    });
    for (const value of odd) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const comment = await api.send<ApiErrorBody>(
        users.admin,
        'POST',
        `/booking/comments/${projectThread}/add-comment`,
        form({ text }),
      );
      expectRefusalOrAnswer(comment.status, comment.body, 'comment');
      const done = await make('job_complete');
      for (const feedback of [{ rating: value }, { rating: 1, feedback_note: value }]) {
        const { status, body } = await api.send<ApiErrorBody>(
          users.clientUser,
          'POST',
          `/feedback?bookingId=${done}`,
          feedback,
        );
        expectRefusalOrAnswer(status, body, 'feedback');
      }
    }
  });
});
