import { type Booking, type BookingInput, isAdmin, isClient } from '@shootline/shared-api/contract';
import type { Upload } from '../../../platform/files/upload.ts';
import { fieldError, forbidden, validationError } from '../../../platform/errors/errors.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { wholeBooking } from '../../booking-detail/whole-booking.ts';
import type { CallContext, NotifyOfChanges } from '../../booking/change/action-context.ts';
import { insertBooking } from '../../booking/change/booking-creation.repository.ts';
import { overlaid } from '../../booking/brief/brief.rules.ts';
import { checkedBrief } from '../../booking/brief/checked-brief.ts';
import { storedBrief } from '../../booking/brief/stored-brief.ts';
import { insertFile } from '../../file/file.repository.ts';

function clientFor(viewer: Viewer, brief: BookingInput): string | null {
  if (isAdmin(viewer.role)) return brief.client ?? null;
  const isOwn = !brief.client || brief.client.toLowerCase() === viewer.clientId;
  if (!isOwn) {
    throw validationError(fieldError('client', 'Only an admin may choose the client.'));
  }
  return viewer.clientId;
}

/**
 * Creates the viewer's booking (state new) or draft, with its first file. Throws 403 for everyone but admins
 * and client users, 400 by the rules of the brief.
 */
export async function createBooking(
  { tx, viewer, deps }: CallContext,
  notifyOfChanges: NotifyOfChanges,
  brief: BookingInput,
  { isDraft, file }: { isDraft: boolean; file?: Upload },
): Promise<Booking> {
  if (!isAdmin(viewer.role) && !isClient(viewer.role)) throw forbidden();
  const now = deps.clock();
  const own = { ...brief, client: clientFor(viewer, brief) };
  const values = await checkedBrief(tx, viewer, overlaid({}, own, viewer), {
    isSubmitted: !isDraft,
    isDateKept: false,
    now,
  });
  const clientId = values.client ?? '';
  const state = isDraft ? 'draft' : 'new';
  const fresh = {
    ...(await storedBrief(values)),
    clientId,
    state,
    submittedAt: isDraft ? null : now,
  } as const;
  const row = await insertBooking(tx, viewer, fresh, 'create', now);
  if (file) await insertFile(tx, viewer, row.booking.id, file, now);
  if (!isDraft) await notifyOfChanges({ tx, viewer, row, now }, [{ kind: 'submitted' }]);
  return wholeBooking(tx, viewer, row, now);
}
