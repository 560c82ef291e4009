import { isClient } from '@shootline/shared-api/contract';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { findOffer, listOffers, tenantOfOffer } from './offer-list.repository.ts';
import { mayViewOffer, missingOffer, wasSent } from './offer-permission.rules.ts';
import { presentAvailability } from './offer.presenter.ts';

export const offerHandlers = {
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

  async getAvailability({ deps, tx, viewer, path }) {
    if (viewer) {
      const row = await findOffer(tx, viewer.tenantId, path.id);
      if (!row || !mayViewOffer(row.offer, viewer)) throw missingOffer();
      return presentAvailability(row, viewer);
    }
    const tenantId = await tenantOfOffer(deps.db, path.id);
    if (!tenantId) throw missingOffer();
    const row = await tenantTransaction(deps.db, tenantId, (own) =>
      findOffer(own, tenantId, path.id),
    );
    if (!row || !wasSent(row.offer)) throw missingOffer();
    return presentAvailability(row, undefined);
  },
} satisfies Partial<Handlers>;
