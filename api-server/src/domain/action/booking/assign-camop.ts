import { type Assignment, isVideographer } from '@shootline/shared-api/contract';
import { assignmentRules } from '@shootline/shared-api/rules';
import { fieldError, validationError } from '../../../platform/errors/errors.ts';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import { isTakingPart, inactiveReason } from '../../../platform/session/access.ts';
import type { ActionContext, Run } from '../../booking/change/action-context.ts';
import { assignVideographer, endAssignment } from '../../offer/staffing/assignment.repository.ts';
import { stopped } from '../../offer/candidate/auto-assign.rules.ts';
import { offersOf } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';
import { findUser } from '../../people/user/user.repository.ts';

async function chosenVideographer({ tx, row }: ActionContext, assignment: Assignment) {
  const refused = (message: string) => validationError(fieldError('camera_operator', message));
  const { tenantId, videographerId } = row.booking;
  const user = await findUser(tx, tenantId, assignment.camera_operator ?? '');
  if (!user || !isVideographer(user.role)) throw refused('Please select a value.');
  if (!isTakingPart(user)) throw refused(`${user.fullName} ${inactiveReason(user)}.`);
  if (user.id === videographerId) throw refused(`${user.fullName} is assigned already.`);
  if (assignment.is_available_only) {
    const offers = await offersOf(tx, row);
    const isAvailable = offers.some(
      (offer) => offer.videographerId === user.id && offer.state === 'available',
    );
    if (!isAvailable) throw refused(`${user.fullName} has not answered that they are available.`);
  }
  return user;
}

/** Assigns a videographer in place of any former one. */
export const assignCamop: Run<{ body: Assignment }> = async (context, { body }) => {
  const videographer = await chosenVideographer(context, checkedBy(assignmentRules, body));
  const { videographerId: formerVideographerId, autoAssignState } = context.row.booking;
  if (formerVideographerId) await endAssignment(context);
  const others = await assignVideographer(context, videographer);
  const isAutomatic = autoAssignState === 'awaiting_availabilities';
  return {
    to: 'assigned',
    set: {
      videographerId: videographer.id,
      autoAssignState: isAutomatic ? stopped(autoAssignState) : autoAssignState,
    },
    fields: ['camera_operator'],
    changes: [
      { kind: 'assigned', videographer, formerVideographerId },
      ...withdrawal(others, 'taken'),
    ],
  };
};
