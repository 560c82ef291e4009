import type { Assignment } from '@shootline/shared-api/contract';
import { isCameraOperator } from '@shootline/shared-api/contract';
import { assignmentRules } from '@shootline/shared-api/rules';
import type { Run, Running } from '../../booking/action-context.ts';
import { fieldError, validationError } from '../../../platform/http/errors.ts';
import { checkedBy } from '../../../platform/http/rule-errors.ts';
import { decisionMail } from '../../notification/mails/decision.mail.ts';
import type { News } from '../../notification/notify.ts';
import { findUser } from '../../user/user.repository.ts';
import { assignOperator, releaseOperator } from '../../offer/assignment.repository.ts';
import { stopped } from '../../offer/auto-assign.rules.ts';
import { makeOffers, offersOf, setOfferOf } from '../../offer/offer.repository.ts';

/** The news for a videographer who is released. */
export function releaseNews(operatorId: string | null): News[] {
  return operatorId === null
    ? []
    : [{ verb: 'released you from', sides: [], people: [operatorId] }];
}

async function chosenOperator({ tx, row }: Running, given: Assignment) {
  const refused = (message: string) => validationError(fieldError('camera_operator', message));
  const { tenantId, cameraOperatorId } = row.booking;
  const user = await findUser(tx, tenantId, given.camera_operator ?? '');
  if (!user || !isCameraOperator(user.role)) throw refused('Please select a value.');
  if (!user.isActive) throw refused(`${user.fullName} is not active any more.`);
  if (user.id === cameraOperatorId) throw refused(`${user.fullName} is assigned already.`);
  if (given.is_available_only) {
    const offers = await offersOf(tx, row);
    const isAvailable = offers.some(
      (offer) => offer.cameraOperatorId === user.id && offer.state === 'available',
    );
    if (!isAvailable) throw refused(`${user.fullName} has not answered that they are available.`);
  }
  return user;
}

/** Assigns a videographer, in place of the one before. */
export const assign: Run<Assignment> = async (running, input) => {
  const operator = await chosenOperator(running, checkedBy(assignmentRules, input));
  const { cameraOperatorId: former, autoAssignState } = running.row.booking;
  if (former) await releaseOperator(running);
  await assignOperator(running, operator);
  const runs = autoAssignState === 'awaiting_availabilities';
  return {
    to: 'assigned',
    set: {
      cameraOperatorId: operator.id,
      autoAssignState: runs ? stopped(autoAssignState) : autoAssignState,
    },
    fields: ['camera_operator'],
    news: [
      {
        verb: 'assigned a videographer to',
        sides: ['client', 'staff'],
        mail: decisionMail('assigned'),
      },
      { verb: 'assigned you to', sides: [], people: [operator.id] },
      ...releaseNews(former),
    ],
  };
};

/** One who releases themselves is not asked again; one who is released may be. */
async function keepAnswer({ tx, row, viewer, now }: Running, operatorId: string): Promise<void> {
  if (viewer.id !== operatorId) {
    await setOfferOf(tx, row, operatorId, { state: 'cancelled', exclusiveUntil: null });
    return;
  }
  const known = (await offersOf(tx, row)).some((one) => one.cameraOperatorId === operatorId);
  if (known) await setOfferOf(tx, row, operatorId, { state: 'busy', answered: now });
  else await makeOffers(tx, row, [operatorId], { state: 'busy', firstRank: 1, now });
}

/** Releases the assigned videographer. */
export const unassign: Run = async (running) => {
  const { cameraOperatorId, autoAssignState } = running.row.booking;
  if (cameraOperatorId) await keepAnswer(running, cameraOperatorId);
  await releaseOperator(running);
  return {
    to: 'active',
    set: { cameraOperatorId: null, autoAssignState: stopped(autoAssignState) },
    fields: ['camera_operator'],
    news: [
      { verb: 'cancelled the assignment of', sides: ['client', 'staff'] },
      ...releaseNews(cameraOperatorId),
    ],
  };
};
