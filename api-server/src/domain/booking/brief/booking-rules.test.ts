import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking, BookingInput } from '@shootline/shared-api/contract';
import { bookingRules } from '@shootline/shared-api/rules/booking';
import {
  type SpecifiedRule,
  bookingRuleTable,
  briefedAt,
  adminBrief,
  completeBrief,
} from '@shootline/shared-api/testing/booking-rules';
import { errorLines } from '../../../../tests/field-errors.ts';
import { type TestApi, startTestApi, testNow } from '../../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../../tests/workspace.ts';

describe('the rules of the booking form', () => {
  let api: TestApi;
  let users: Awaited<ReturnType<TestWorkspace['everyone']>>;

  before(async () => {
    api = await startTestApi();
    users = await (await createTestWorkspace(api.db)).everyone();
  });
  after(() => api.close());

  const actorOf = ({ who }: SpecifiedRule) => (who === 'admin' ? users.admin : users.clientUser);
  const briefOf = ({ who }: SpecifiedRule, changes: BookingInput) => ({
    ...(who === 'admin' ? adminBrief({ client: users.client.id }) : completeBrief()),
    ...changes,
  });

  function create(rule: SpecifiedRule, changes: BookingInput, isDraft: boolean) {
    const form = new FormData();
    form.set('data', JSON.stringify(briefOf(rule, changes)));
    const path = `/booking?isDraft=${isDraft}`;
    return api.send<ApiErrorBody & Booking>(actorOf(rule), 'POST', path, form);
  }
  const change = (rule: SpecifiedRule, { uuid, version }: Booking, changes: BookingInput) =>
    api.send<ApiErrorBody & Booking>(actorOf(rule), 'PUT', `/booking/${uuid}`, changes, {
      'If-Match': `"${version}"`,
    });
  const submit = (rule: SpecifiedRule, { uuid }: Booking) =>
    api.send<ApiErrorBody & Booking>(actorOf(rule), 'PUT', `/booking/${uuid}/submit-draft`);

  for (const rule of bookingRuleTable) {
    const { wrong, right, field, text, isForDrafts } = rule;
    const refusal = [400, [`${field}: ${text}`]];

    test(rule.rule, async () => {
      const refused = await create(rule, wrong, false);
      assert.deepEqual([refused.status, errorLines(refused.body.errors)], refusal);
      const accepted = await create(rule, right, false);
      assert.deepEqual([accepted.status, accepted.body.state], [200, 'new']);

      const draft = await create(rule, wrong, true);
      if (isForDrafts) {
        assert.deepEqual([draft.status, errorLines(draft.body.errors)], refusal);
        const kept = await create(rule, right, true);
        assert.deepEqual([kept.status, kept.body.state], [200, 'draft']);
        const changed = await change(rule, kept.body, wrong);
        // A change without a client keeps the draft's client.
        if (wrong.client !== null) assert.equal(changed.status, 400);
        return;
      }
      assert.deepEqual([draft.status, draft.body.state], [200, 'draft']);
      // A draft derives this field from its address.
      if (field !== 'is_address_manual') {
        const early = await submit(rule, draft.body);
        assert.equal(early.status, 400);
        assert.ok(errorLines(early.body.errors).includes(`${field}: ${text}`));
      }
      const ready = await change(rule, draft.body, briefOf(rule, right));
      assert.equal(ready.status, 200);
      const submitted = await submit(rule, ready.body);
      assert.deepEqual([submitted.status, submitted.body.state], [200, 'new']);
    });
  }

  test('the table of rules has every field of the form', () => {
    const none: string[] = [];
    const options = {
      video_types: none,
      interviewee_types: none,
      shoot_footage_upload_types: none,
      purchase_order_types: none,
      quote_number_types: none,
      project_owner_types: none,
      point_of_contact_types: none,
      currencies: none,
      countries: none,
      timezones: none,
    };
    const rules = bookingRules({
      isSubmitted: true,
      isQuoteNumberAsked: true,
      isDateKept: false,
      maximumHours: 12,
      now: briefedAt,
      readPhone: (shown) => ({ shown }),
      options,
    });
    const specified = new Set(bookingRuleTable.map(({ field }) => field.split('.')[0]));
    const others = Object.keys(rules.fields).filter((field) => !specified.has(field));
    assert.deepEqual(others, ['submittedTimezone']);
    assert.deepEqual(briefedAt, testNow);
  });
});
