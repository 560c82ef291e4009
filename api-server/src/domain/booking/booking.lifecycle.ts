import {
  type Cancellation,
  type Completion,
  type ShootCompletion,
  isClient,
  roles,
} from '@shootline/shared-api/contract';
import {
  cancellationRules,
  completionRules,
  shootCompletionRules,
} from '@shootline/shared-api/rules';
import { endAssignment, giveTimeBack } from '../offer/assignment.repository.ts';
import { stopped } from '../offer/auto-assign.rules.ts';
import { cancelOpenOffers } from '../offer/offer.repository.ts';
import { feedback } from '../schema.ts';
import { checkedBy } from '../../platform/http/rule-errors.ts';
import { dropUnsubmittedInvoice, openInvoice } from '../invoice/invoice-opening.repository.ts';
import type { Writing } from '../../platform/mail/letter.ts';
import { decisionMail, feedbackMail } from '../notification/mails/decision.mail.ts';
import type { News } from '../notification/notify.ts';
import * as sets from '../reference/option-sets.ts';
import type { Change, Run, Running } from './action-context.ts';

const values = (options: { value: string }[]) => options.map(({ value }) => value);

/** The news of a change of state: for everyone who may view the booking and has to do with it. */
export function stateNews(
  verb: string,
  { people = [], mail }: { people?: (string | null)[]; mail?: Writing } = {},
): News[] {
  const named = people.filter((id) => id !== null);
  const news: News = { verb, sides: ['client', 'operator', 'staff'], people: named };
  return [mail ? { ...news, mail } : news];
}

export const approve: Run = async () => ({
  to: 'active',
  news: stateNews('approved', { mail: decisionMail('approved') }),
});

export const makeOnHold: Run = async (running) => {
  const { tx, row } = running;
  const { cameraOperatorId, autoAssignState } = row.booking;
  await cancelOpenOffers(tx, row);
  await endAssignment(running);
  return {
    to: 'on_hold',
    set: { cameraOperatorId: null, autoAssignState: stopped(autoAssignState) },
    news: stateNews('put on hold', {
      people: [cameraOperatorId],
      mail: decisionMail('on_hold'),
    }),
  };
};

export const makeActive: Run = async (running) => {
  const { tx, row } = running;
  const { cameraOperatorId, state } = row.booking;
  await endAssignment(running);
  if (state === 'cancelled') {
    for (const fee of row.fees) {
      if (fee.cameraOperatorId) await dropUnsubmittedInvoice(tx, row, fee.cameraOperatorId);
    }
  }
  return {
    to: 'active',
    set: { cameraOperatorId: null, cancellationReason: null, cancellationDetails: '' },
    news: stateNews('made active', {
      people: [cameraOperatorId],
      mail: decisionMail('active'),
    }),
  };
};

export const makeCancelled: Run<Cancellation> = async (running, input) => {
  const given = checkedBy(cancellationRules(values(sets.cancellationReasons)), input);
  const { row, tx, now } = running;
  await cancelOpenOffers(tx, row);
  const { autoAssignState } = row.booking;
  const isAssigned = row.booking.state === 'assigned';
  if (isAssigned) {
    await giveTimeBack(running);
    for (const { cameraOperatorId } of row.fees) {
      if (cameraOperatorId) await openInvoice(tx, row, cameraOperatorId, now);
    }
  }
  return {
    to: isAssigned ? 'cancelled' : 'request_cancelled',
    set: {
      cancellationReason: given.cancellation_reason,
      cancellationDetails: given.cancellation_details ?? '',
      autoAssignState: isAssigned ? autoAssignState : stopped(autoAssignState),
    },
    fields: ['cancellation_reason', 'cancellation_details'],
    reason: given.cancellation_reason,
    news: stateNews('cancelled', { mail: decisionMail('cancelled') }),
  };
};

export const makeDeleted: Run<unknown> = async (): Promise<Change> => ({ to: 'deleted' });

export const makeShootCompleted: Run<ShootCompletion> = async (_running, input) => {
  const types = values(sets.cameraOperatorShootFootageUploadTypes);
  const given = checkedBy(shootCompletionRules(types), input);
  return {
    to: 'shoot_completed',
    set: {
      cameraOperatorShootFootageUploadType: given.camera_operator_shoot_footage_upload_type,
    },
    fields: ['camera_operator_shoot_footage_upload_type'],
    news: stateNews('completed the shoot of'),
  };
};

export const makeVideoProvided: Run = async ({ tx, row, now }) => {
  const { cameraOperatorId } = row.booking;
  if (cameraOperatorId) await openInvoice(tx, row, cameraOperatorId, now);
  return { to: 'footage_provided', news: stateNews('provided footage for') };
};

/** Whom to ask for feedback: the submitter about the videographer, who is asked about the shoot. */
function askedFor({ row }: Running): { authorId: string; cameraOperatorId: string | null }[] {
  const { submitter } = row;
  const { cameraOperatorId } = row.booking;
  if (!cameraOperatorId) return [];
  const mayRate = isClient(submitter.role) && submitter.role !== roles.unapproved_client_user;
  return [
    ...(mayRate ? [{ authorId: submitter.id, cameraOperatorId }] : []),
    { authorId: cameraOperatorId, cameraOperatorId: null },
  ];
}

export const makeCompleted: Run<Completion> = async (running, input) => {
  const { is_feedback_requested } = checkedBy(completionRules, input);
  const { tx, row, now } = running;
  const asked = is_feedback_requested ? askedFor(running) : [];
  if (asked.length > 0) {
    const { id: bookingId, tenantId } = row.booking;
    await tx
      .insert(feedback)
      .values(asked.map((one) => ({ ...one, tenantId, bookingId, created: now })))
      .onConflictDoNothing();
  }
  const people = asked.map(({ authorId }) => authorId);
  const completed = stateNews('completed', { mail: decisionMail('completed') });
  return {
    to: 'job_complete',
    news: [
      ...completed.map((news) => ({ ...news, except: people })),
      { verb: 'completed and asks for your feedback on', sides: [], people, mail: feedbackMail() },
    ],
  };
};
