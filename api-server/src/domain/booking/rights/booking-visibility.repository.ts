import { isInternal, roles } from '@shootline/shared-api/contract';
import { type SQL, and, eq, inArray, ne, sql, union } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/db.ts';
import { booking, cancellationFee } from '../../schema.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';

function ownBookings(tx: Db, viewer: Viewer): SQL | undefined {
  switch (viewer.role) {
    case roles.unapproved_client_user:
    case roles.client_user:
      return eq(booking.submitterId, viewer.id);
    case roles.client_team_admin:
    case roles.client_owner:
      return viewer.clientId === null ? sql`false` : eq(booking.clientId, viewer.clientId);
    default:
      // A union, because `or` would scan the whole workspace.
      return inArray(
        booking.id,
        union(
          tx
            .select({ id: booking.id })
            .from(booking)
            .where(
              and(eq(booking.tenantId, viewer.tenantId), eq(booking.videographerId, viewer.id)),
            ),
          tx
            .select({ id: cancellationFee.bookingId })
            .from(cancellationFee)
            .where(
              and(
                eq(cancellationFee.tenantId, viewer.tenantId),
                eq(cancellationFee.videographerId, viewer.id),
              ),
            ),
        ),
      );
  }
}

/** Condition on `booking` for those that a user may view, the same for lists, details, files and threads. */
export function visibleTo(tx: Db, viewer: Viewer): SQL | undefined {
  return and(
    eq(booking.tenantId, viewer.tenantId),
    ne(booking.state, 'deleted'),
    isInternal(viewer.role) ? undefined : ownBookings(tx, viewer),
  );
}
