import type { FirstOffer } from '@shootline/shared-api/contract';
import { firstOfferRules } from '@shootline/shared-api/rules';
import type { InferType } from 'yup';
import { checkedBy } from '../../../platform/errors/rule-errors.ts';
import type { ChangeContext, Outcome, Run } from '../../booking/change/action-context.ts';
import type { RequestHubProject } from '../../booking/change/hub-project.ts';
import { selectedFor } from '../../offer/candidate/candidate.repository.ts';
import { offersOf } from '../../offer/offer.repository.ts';
import { offerSettings } from '../../offer/offer.settings.ts';
import { approve } from './approve.ts';
import { chosen, offerJob } from './request-camops-availabilities.ts';

async function offerFirst(
  context: ChangeContext,
  { camera_operator, is_next_best_asked }: InferType<typeof firstOfferRules>,
): Promise<Outcome> {
  const { tx, row, now } = context;
  const offers = await offersOf(tx, row);
  const ids = await chosen(context, offers, 'camera_operator', [camera_operator]);
  const next = is_next_best_asked
    ? await selectedFor(tx, row, offers, { now, isAutomatic: true })
    : [];
  const queue = [...new Set([...ids, ...next])].slice(0, offerSettings.queueLength);
  return {
    ...(await offerJob(context, offers, queue, true)),
    name: 'request_camops_availabilities',
  };
}

/** Offers the job to one videographer first. */
export const offerToOne: Run<{ body: FirstOffer }> = async (context, { body }) =>
  offerFirst(context, checkedBy(firstOfferRules, body));

/** Approves a booking and offers it, with the records and notifications of both actions. */
export const approveAndOffer =
  (requestProject: RequestHubProject): Run<{ body: FirstOffer }> =>
  async (context, { body }) => {
    const offer = checkedBy(firstOfferRules, body);
    return {
      ...(await approve(requestProject)(context, {})),
      name: 'approve',
      next: (row) => offerFirst({ ...context, row }, offer),
    };
  };
