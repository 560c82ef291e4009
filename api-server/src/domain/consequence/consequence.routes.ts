import type { Consequences } from '@shootline/shared-api/contract';
import type { Call, Handlers } from '../../platform/calls/handlers.ts';
import { dryRun } from '../../platform/db/dry-run.ts';
import { ApiFailure } from '../../platform/errors/errors.ts';
import { type BookingRuns, bookingActions } from '../action/booking-actions.ts';
import { bulkChange } from '../action/change-bookings.ts';
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
import { namedOn, toldGroups } from './told.rules.ts';
import { inAll, withdrawnBetween } from './withdrawn.rules.ts';

type ForeseeCall = Pick<Call<'foreseeBookingAction'>, 'tx' | 'viewer' | 'deps'>;

/**
 * Performs an action on a booking and undoes it; returns what it did. Throws the action's own errors.
 */
async function effectOf(
  { tx: outer, viewer, deps }: ForeseeCall,
  bookingId: string,
  perform: (own: ForeseeCall, notify: NotifyOfChanges) => unknown,
) {
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
      told,
      named: namedOn(before, after, viewer),
      withdrawn: withdrawnBetween(before, after, { viewer, permissions }),
      auto_assign: isNew && permissions.read_auto_assign ? autoAssignState : null,
    };
  });
}

/** Foresees an action on one booking, as the viewer may know it. */
async function foresee(...[call, ...of]: Parameters<typeof effectOf>): Promise<Consequences> {
  const { told, named, ...others } = await effectOf(call, ...of);
  return { ...others, told: toldGroups(told, { named, viewer: call.viewer }) };
}

/** Foresees an action on several bookings, without those that would be refused. */
async function foreseeEach(
  call: Call<'foreseeBulkAction'>,
  runs: BookingRuns,
): Promise<Consequences> {
  const { tx, viewer, deps, path, body } = call;
  const change = bulkChange({ action: path.action, body, deps, runs });
  const effects: Awaited<ReturnType<typeof effectOf>>[] = [];
  for (const seen of body.bookings) {
    if (!(await findBooking(tx, viewer, seen.uuid))) continue;
    try {
      const effect = await effectOf({ tx, viewer, deps }, seen.uuid, (own, notify) =>
        change(own, notify, seen),
      );
      effects.push(effect);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }
  const named = new Set(effects.flatMap((one) => [...one.named]));
  const told = effects.flatMap((one) => one.told);
  return {
    told: toldGroups(told, { named, viewer }),
    withdrawn: inAll(effects.flatMap(({ withdrawn }) => withdrawn)),
    auto_assign: null,
  };
}

/** The handlers that say what an action will do. */
export const consequenceHandlers = (requestProject: RequestHubProject) => {
  const runs = bookingActions(requestProject);
  const bookingPerforms = foreseenBookingActions(runs);
  return {
    foreseeBulkAction: async (call) => foreseeEach(call, runs),

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
