import { type Booking, type BookingInput, isAdmin, isClient } from '@shootline/shared-api/contract';
import { insertFile } from '../../file/file.repository.ts';
import { forbidden, fieldError, validationError } from '../../../platform/http/errors.ts';
import type { Upload } from '../../../platform/files/upload.ts';
import { decisionMail } from '../../notification/mails/decision.mail.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { insertBooking } from '../../booking/booking-creation.repository.ts';
import { checkedBrief } from '../../booking/checked-brief.ts';
import { columnsOf, overlaid } from '../../booking/brief.rules.ts';
import { type Acting, announce, freshBooking } from '../perform-booking-action.ts';

function clientFor(viewer: Viewer, given: BookingInput): string | null {
  if (isAdmin(viewer.role)) return given.client ?? null;
  const isOwn = !given.client || given.client.toLowerCase() === viewer.clientId;
  if (!isOwn) {
    throw validationError(fieldError('client', 'Only an admin may choose the client.'));
  }
  return viewer.clientId;
}

/**
 * Creates a booking (state new) or a draft of the viewer's with its first file. Throws 403 for all
 * but admins and client users, 400 by the rules of S1 §5.
 */
export async function createBooking(
  { tx, viewer, deps }: Acting,
  given: BookingInput,
  { isDraft, file }: { isDraft: boolean; file?: Upload },
): Promise<Booking> {
  if (!isAdmin(viewer.role) && !isClient(viewer.role)) throw forbidden();
  const now = deps.clock();
  const own = { ...given, client: clientFor(viewer, given) };
  const values = await checkedBrief(tx, viewer, overlaid({}, own, viewer), {
    isSubmitted: !isDraft,
    isDateKept: false,
    now,
  });
  const clientId = values.client ?? '';
  const state = isDraft ? 'draft' : 'new';
  const row = { ...columnsOf(values), clientId, state, submittedAt: isDraft ? null : now } as const;
  const id = await insertBooking(tx, viewer, row, 'create', now);
  if (file) await insertFile(tx, viewer, id, file, now);
  if (!isDraft) {
    await announce({ tx, viewer, now }, id, [
      { verb: 'submitted', sides: ['client', 'staff'], mail: decisionMail('submitted') },
    ]);
  }
  return freshBooking(tx, viewer, id, now);
}
