import { isInternal } from '@shootline/shared-api/contract';
import { forbidden } from '../../../platform/errors/errors.ts';
import { pageFields } from '../../../platform/http/page-links.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import type { User } from '../../../platform/session/viewer.ts';
import { initialsOf, presentRating } from '../user/user.presenter.ts';
import { listCameraOperators } from './videographer.repository.ts';

/** Rounds to two decimals, about a kilometre, to hide the exact home address. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

function nearHome({ latitude, longitude }: User) {
  if (latitude === null || longitude === null) return null;
  return { lat: rounded(latitude), lng: rounded(longitude) };
}

export const videographerHandlers = {
  async listCameraOperators({ c, deps, tx, viewer, query }) {
    if (!isInternal(viewer.role)) throw forbidden();
    const page = await listCameraOperators(tx, viewer.tenantId, query, deps.clock());
    return {
      ...pageFields(c, '/user/camera-operators', query.offset ?? 0, page, query.limit),
      results: page.rows.map(({ videographer, bookingsCount }) => ({
        uuid: videographer.id,
        full_name: videographer.fullName,
        initials: initialsOf(videographer.fullName),
        email: videographer.email,
        phone_formatted: videographer.phone,
        locality: videographer.locality,
        state: videographer.state,
        location: nearHome(videographer),
        bookings_count: bookingsCount,
        average_rating: presentRating(videographer),
      })),
    };
  },
} satisfies Partial<Handlers>;
