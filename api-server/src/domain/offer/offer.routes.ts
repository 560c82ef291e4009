import { isClient, isInternal } from '@shootline/shared-api/contract';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import { forbidden } from '../../platform/errors/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { findBooking, missingBooking } from '../booking/booking.repository.ts';
import { readWorkspaceSettings } from '../workspace/workspace-settings.repository.ts';
import { presentCandidate } from './candidate/candidate.presenter.ts';
import { listCandidates } from './candidate/candidate.repository.ts';
import { findOffer, listOffers, tenantOfOffer } from './offer-list.repository.ts';
import {
  endedOffer,
  isPublic,
  mayViewOffer,
  missingOffer,
  wasSent,
} from './offer-permission.rules.ts';
import { presentAvailability } from './offer.presenter.ts';
import { presentPublicOffer } from './public-offer.presenter.ts';
import { staffingOf } from './staffing/staffing.repository.ts';
import { wholeAvailability } from './whole-availability.ts';

export const offerHandlers = {
  async listAvailabilities({ c, deps, tx, viewer, query }) {
    if (isClient(viewer.role)) throw forbidden();
    const now = deps.clock();
    const page = await listOffers(tx, viewer, query, now);
    return {
      ...pageFields(
        c,
        '/booking/booking-availability/list-availabilities',
        query.offset ?? 0,
        page,
      ),
      results: page.rows.map((row) => presentAvailability(row, viewer, now)),
    };
  },

  async getAvailability({ deps, tx, viewer, path }) {
    if (viewer) {
      const row = await findOffer(tx, viewer.tenantId, path.id);
      if (!row || !mayViewOffer(row.offer, viewer)) throw missingOffer();
      return wholeAvailability(tx, row, viewer, deps.clock());
    }
    const tenantId = await tenantOfOffer(deps.db, path.id);
    if (!tenantId) throw missingOffer();
    return workspaceTransaction(deps.db, tenantId, async (own) => {
      const row = await findOffer(own, tenantId, path.id);
      if (!row || !wasSent(row.offer)) throw missingOffer();
      const now = deps.clock();
      if (!isPublic(row.offer, factsOf(row.row), now)) throw endedOffer();
      const settings = await readWorkspaceSettings(own, tenantId);
      return presentPublicOffer(row, settings.public_offer_title, now);
    });
  },

  async listStaffing({ deps, tx, viewer, query }) {
    if (!isInternal(viewer.role)) throw forbidden();
    return { results: await staffingOf(tx, viewer, query.uuid, { now: deps.clock() }) };
  },

  async listFurtherStaffing({ deps, tx, viewer, body: { bookings, suggested } }) {
    if (!isInternal(viewer.role)) throw forbidden();
    const results = await staffingOf(tx, viewer, bookings, {
      now: deps.clock(),
      before: suggested,
    });
    return { results };
  },

  async listCandidates({ c, deps, tx, viewer, path, query }) {
    const row = await findBooking(tx, viewer, path.id);
    if (!row) throw missingBooking();
    const now = deps.clock();
    const permissions = permissionsOf(factsOf(row), viewer, now);
    if (!permissions.read_booking_availabilities) throw forbidden();
    const isOfferable = permissions.request_camops_availabilities;
    const page = await listCandidates(tx, row, query, { now, isOfferable, viewer });
    return {
      ...pageFields(c, `/booking/${path.id}/candidates`, query.offset ?? 0, page),
      results: page.rows.map((candidate) => presentCandidate(row, candidate)),
    };
  },
} satisfies Partial<Handlers>;
