import { isClient } from '@shootline/shared-api/contract';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { wasSent } from './offer-permission.rules.ts';
import { performOfferAction, viewableOffer } from '../action/perform-offer-action.ts';
import { presentAvailability } from './offer.presenter.ts';
import { findOffer, listOffers, tenantOfOffer } from './offer-list.repository.ts';

export const availabilityHandlers = {
  async listAvailabilities({ c, tx, viewer, query }) {
    if (isClient(viewer.role)) throw forbidden();
    const page = await listOffers(tx, viewer, query);
    return {
      ...pageFields(
        c,
        '/booking/booking-availability/list-availabilities',
        query.offset ?? 0,
        page,
      ),
      results: page.rows.map((row) => presentAvailability(row, viewer)),
    };
  },

  async getAvailability(call) {
    const { id } = call.path;
    if (call.viewer) return presentAvailability(await viewableOffer(call, id), call.viewer);
    const { db } = call.deps;
    const tenantId = await tenantOfOffer(db, id);
    const found =
      tenantId && (await tenantTransaction(db, tenantId, (tx) => findOffer(tx, tenantId, id)));
    if (!found || !wasSent(found.offer)) throw notFound("Sorry, we can't find this offer.");
    return presentAvailability(found, undefined);
  },

  acceptAvailability: async (call) => performOfferAction(call, call.path.id, 'make_available'),
  declineAvailability: async (call) => performOfferAction(call, call.path.id, 'make_busy'),
} satisfies Partial<Handlers>;
