import { type Assignment, isCameraOperator } from '@shootline/shared-api/contract';
import { assignmentRules } from '@shootline/shared-api/rules';
import { fieldError, validationError } from '../../../platform/http/errors.ts';
import { checkedBy } from '../../../platform/http/rule-errors.ts';
import { isTakingPart, whyAway } from '../../../platform/session/access.ts';
import type { ActionContext, Run } from '../../booking/action-context.ts';
import { assignOperator, endAssignment } from '../../offer/assignment.repository.ts';
import { stopped } from '../../offer/auto-assign.rules.ts';
import { offersOf } from '../../offer/offer.repository.ts';
import { withdrawal } from '../../offer/offer.rules.ts';
import { findUser } from '../../user/user.repository.ts';

async function chosenOperator({ tx, row }: ActionContext, assignment: Assignment) {
  const refused = (message: string) => validationError(fieldError('camera_operator', message));
  const { tenantId, cameraOperatorId } = row.booking;
  const user = await findUser(tx, tenantId, assignment.camera_operator ?? '');
  if (!user || !isCameraOperator(user.role)) throw refused('Please select a value.');
  if (!isTakingPart(user)) throw refused(`${user.fullName} ${whyAway(user)}.`);
  if (user.id === cameraOperatorId) throw refused(`${user.fullName} is assigned already.`);
  if (assignment.is_available_only) {
    const offers = await offersOf(tx, row);
    const isAvailable = offers.some(
      (offer) => offer.cameraOperatorId === user.id && offer.state === 'available',
    );
    if (!isAvailable) throw refused(`${user.fullName} has not answered that they are available.`);
  }
  return user;
}

/** Assigns a videographer in place of any former one. */
export const assignCamop: Run<{ body: Assignment }> = async (context, { body }) => {
  const operator = await chosenOperator(context, checkedBy(assignmentRules, body));
  const { cameraOperatorId: formerOperatorId, autoAssignState } = context.row.booking;
  if (formerOperatorId) await endAssignment(context);
  const others = await assignOperator(context, operator);
  const isAutomatic = autoAssignState === 'awaiting_availabilities';
  return {
    to: 'assigned',
    set: {
      cameraOperatorId: operator.id,
      autoAssignState: isAutomatic ? stopped(autoAssignState) : autoAssignState,
    },
    fields: ['camera_operator'],
    changes: [
      { kind: 'assigned', operatorId: operator.id, formerOperatorId },
      ...withdrawal(others, 'taken'),
    ],
  };
};
