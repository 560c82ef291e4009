import type { OfferOpening } from '@shootline/shared-api/contract';
import { enqueue } from '../../../platform/jobs/job-queue.ts';
import type { User } from '../../../platform/session/viewer.ts';
import type { ChangeContext } from '../../booking/change/action-context.ts';
import { findUsers } from '../../people/user/user.repository.ts';
import { readWorkspaceSettings } from '../../workspace/workspace-settings.repository.ts';
import { openingOf } from './offer-hours.rules.ts';
import { offerLapse } from './offer-lapse.ts';
import { type Offer, setOffers } from '../offer.repository.ts';

/** An instant and the IANA zone of the videographer to whom an offer then opens. */
export type Opening = { at: Date; zone: string };

/**
 * Lets the next offer in line wait for the hours in which its videographer may be asked, until a job
 * opens it. Returns when that is; undefined if it may open now.
 */
export async function waitForHours(
  { tx, row, now }: ChangeContext,
  next: Offer,
): Promise<Opening | undefined> {
  const { id, tenantId, date } = row.booking;
  const settings = await readWorkspaceSettings(tx, tenantId);
  if (settings.offer_hours === 'any' || date === null) return undefined;
  const videographer = (await findUsers(tx, tenantId, [next.videographerId])).get(
    next.videographerId,
  );
  if (!videographer) return undefined;
  const { timezone: zone } = videographer;
  const hours = { from: settings.offer_hours_from, to: settings.offer_hours_to };
  const at = openingOf(now, { hours, zone, shoot: date });
  if (at <= now) return undefined;
  // Its job is enqueued already if it has waited for the same instant before.
  if (next.opens?.getTime() !== at.getTime()) {
    await setOffers(tx, row, [next.id], { opens: at });
    await enqueue(tx, tenantId, offerLapse, { booking: id }, { at, now });
  }
  return { at, zone };
}

/** When an offer opens, for readers of the booking's offers; null unless it waits. */
export function presentOpening(
  { opens }: Pick<Offer, 'opens'>,
  { timezone }: Pick<User, 'timezone'>,
): OfferOpening | null {
  return opens && { at: opens.toISOString(), timezone };
}
