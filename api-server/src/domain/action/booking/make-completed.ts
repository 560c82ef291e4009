import { type Completion, isClient, roles } from '@shootline/shared-api/contract';
import { completionRules } from '@shootline/shared-api/rules';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { ActionContext, Run } from '../../booking/change/action-context.ts';
import { type FeedbackRequest, askForFeedback } from '../../feedback/feedback.repository.ts';

/** Asks the submitter to rate the videographer, and the videographer to rate the shoot. */
function feedbackRequests({ row }: ActionContext): FeedbackRequest[] {
  const { submitter } = row;
  const { videographerId } = row.booking;
  if (!videographerId) return [];
  const mayRate = isClient(submitter.role) && submitter.role !== roles.unapproved_client_user;
  return [
    ...(mayRate ? [{ authorId: submitter.id, videographerId }] : []),
    { authorId: videographerId, videographerId: null },
  ];
}

export const makeCompleted: Run<{ body: Completion }> = async (context, { body }) => {
  const { is_feedback_requested } = checkedBy(completionRules, body);
  const { tx, row, now } = context;
  const requests = is_feedback_requested ? feedbackRequests(context) : [];
  await askForFeedback(tx, row, requests, now);
  const askedForFeedback = requests.map(({ authorId }) => authorId);
  return { to: 'job_complete', changes: [{ kind: 'completed', askedForFeedback }] };
};
