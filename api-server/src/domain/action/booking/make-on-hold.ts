import type { Run } from '../../booking/change/action-context.ts';
import { endAssignment } from '../../offer/staffing/assignment.repository.ts';
import { stopped } from '../../offer/candidate/auto-assign.rules.ts';
import { cancelOpenOffers } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';

export const makeOnHold: Run = async (context) => {
  const { tx, row } = context;
  const { videographerId, autoAssignState } = row.booking;
  const withdrawn = await cancelOpenOffers(tx, row);
  await endAssignment(context);
  return {
    to: 'on_hold',
    set: { videographerId: null, autoAssignState: stopped(autoAssignState) },
    changes: [
      { kind: 'put_on_hold', formerVideographerId: videographerId },
      ...withdrawal(withdrawn, 'on_hold'),
    ],
  };
};
