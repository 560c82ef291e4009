import { isInternal } from '@shootline/shared-api/contract';
import { forbidden } from '../../platform/http/errors.ts';
import { pageFields } from '../../platform/http/page-links.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import type { Person } from '../../platform/session/viewer.ts';
import { formatPhone, initialsOf, presentRating } from '../user/user.presenter.ts';
import { listCameraOperators } from './camera-operator.repository.ts';

/** Rounds to two decimals, about a kilometre, to hide the exact home address. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

function nearHome({ latitude, longitude }: Person) {
  if (latitude === null || longitude === null) return null;
  return { lat: rounded(latitude), lng: rounded(longitude) };
}

export const cameraOperatorHandlers = {
  async listCameraOperators({ c, deps, tx, viewer, query }) {
    if (!isInternal(viewer.role)) throw forbidden();
    const page = await listCameraOperators(tx, viewer.tenantId, query, deps.clock());
    return {
      ...pageFields(c, '/user/camera-operators', query.offset ?? 0, page, query.limit),
      results: page.rows.map(({ operator, bookingsCount }) => ({
        uuid: operator.id,
        full_name: operator.fullName,
        initials: initialsOf(operator.fullName),
        email: operator.email,
        phone_formatted: formatPhone(operator.phone),
        locality: operator.locality,
        state: operator.state,
        location: nearHome(operator),
        bookings_count: bookingsCount,
        average_rating: presentRating(operator),
      })),
    };
  },
} satisfies Partial<Handlers>;
