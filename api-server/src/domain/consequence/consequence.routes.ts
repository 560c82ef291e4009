import type { Consequences } from '@shootline/shared-api/contract';
import type { Call, Handlers } from '../../platform/calls/handlers.ts';
import { dryRun } from '../../platform/db/dry-run.ts';
import { bookingActions } from '../action/booking-actions.ts';
import type { NotifyOfChanges } from '../booking/change/action-context.ts';
import type { RequestHubProject } from '../booking/change/hub-project.ts';
import { findBooking, missingBooking } from '../booking/booking.repository.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { type Told, tellOfChanges } from '../notification/notify-of-changes.ts';
import { findOfferRecord } from '../offer/offer-list.repository.ts';
import { mayViewOffer, missingOffer } from '../offer/offer-permission.rules.ts';
import { foreseenBookingActions, foreseenOfferActions } from './foreseen-actions.ts';
import { standingOf } from './standing.repository.ts';
import { toldGroups } from './told.rules.ts';
import { withdrawnBetween } from './withdrawn.rules.ts';

type ForeseeCall = Pick<Call<'foreseeBookingAction'>, 'tx' | 'viewer' | 'deps'>;

/**
 * Performs an action on a booking and undoes it; returns what it did, as the viewer may know it. Throws
 * the action's own errors.
 */
async function foresee(
  { tx: outer, viewer, deps }: ForeseeCall,
  bookingId: string,
  perform: (own: ForeseeCall, notify: NotifyOfChanges) => unknown,
): Promise<Consequences> {
  return dryRun(outer, async (tx) => {
    const told: Told[] = [];
    const before = await standingOf(tx, viewer.tenantId, bookingId);
    await perform({ tx, viewer, deps }, async (context, changes) => {
      told.push(...(await tellOfChanges(context, changes)));
    });
    const after = await standingOf(tx, viewer.tenantId, bookingId);
    const permissions = permissionsOf(factsOf(before.row), viewer, deps.clock());
    const { autoAssignState } = after.row.booking;
    const isNew = autoAssignState !== before.row.booking.autoAssignState;
    return {
      told: toldGroups(told, { before, after, viewer }),
      withdrawn: withdrawnBetween(before, after, { viewer, permissions }),
      auto_assign: isNew && permissions.read_auto_assign ? autoAssignState : null,
    };
  });
}

/** The handlers that say what an action will do. */
export const consequenceHandlers = (requestProject: RequestHubProject) => {
  const bookingPerforms = foreseenBookingActions(bookingActions(requestProject));
  return {
    async foreseeBookingAction(call) {
      const { path, body, tx, viewer } = call;
      if (!(await findBooking(tx, viewer, path.id))) throw missingBooking();
      const perform = bookingPerforms[path.action];
      return foresee(call, path.id, (own, notify) =>
        perform({ ...own, path, input: body.input }, notify),
      );
    },
    async foreseeAvailabilityAction(call) {
      const { path, tx, viewer } = call;
      const record = await findOfferRecord(tx, viewer.tenantId, path.id);
      if (!record || !mayViewOffer(record.offer, viewer)) throw missingOffer();
      const perform = foreseenOfferActions[path.action];
      return foresee(call, record.offer.bookingId, (own, notify) =>
        perform({ ...own, path, input: {} }, notify),
      );
    },
  } satisfies Partial<Handlers>;
};
