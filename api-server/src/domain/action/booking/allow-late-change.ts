import type { LateChangeInput } from '@shootline/shared-api/contract';
import { lateChangeRules } from '@shootline/shared-api/rules';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { factsOf } from '../../booking/rights/booking-facts.ts';
import { allowableLateParts } from '../../booking/rights/change-deadline.rules.ts';

const hourLength = 3_600_000;

/** Lets clients change a part of a booking, or cancel it, once after their deadline. */
export const allowLateChange: Run<{ body: LateChangeInput }> = async ({ row, now }, { body }) => {
  const { part, hours } = checkedBy(lateChangeRules, body);
  const facts = factsOf(row);
  if (!allowableLateParts({ facts, now }).includes(part)) {
    throw validationError(fieldError('part', 'This cannot be allowed now.'));
  }
  const end = new Date(now.getTime() + hours * hourLength);
  // The right asks for a date ahead.
  const shoot = facts.date ?? end;
  const until = (end < shoot ? end : shoot).toISOString();
  return {
    set: { lateChanges: { ...row.booking.lateChanges, [part]: until } },
    fields: ['late_change'],
    changes: [{ kind: 'late_change_allowed', part, until }],
  };
};
