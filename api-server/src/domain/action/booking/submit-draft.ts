import type { Run } from '../../booking/change/action-context.ts';
import { inputOf } from '../../booking/brief/brief.rules.ts';
import { checkedBrief } from '../../booking/brief/checked-brief.ts';
import { storedBrief } from '../../booking/brief/stored-brief.ts';

/** Turns a draft into a booking, which must meet all rules. */
export const submitDraft: Run = async ({ tx, viewer, row, now }) => {
  const values = await checkedBrief(tx, viewer, inputOf(row.booking), {
    isSubmitted: true,
    isDateKept: false,
    booking: row.booking,
    now,
  });
  return {
    to: 'new',
    set: { ...(await storedBrief(values)), submittedAt: now },
    changes: [{ kind: 'submitted' }],
  };
};
