import { type Booking, type BookingInput, isAdmin, isClient } from '@shootline/shared-api/contract';
import type { Upload } from '../../../platform/files/upload.ts';
import { fieldError, forbidden, validationError } from '../../../platform/errors/errors.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { wholeBooking } from '../../booking-detail/whole-booking.ts';
import type {
  CallContext,
  ChangeContext,
  NotifyOfChanges,
  UndoHeader,
} from '../../booking/change/action-context.ts';
import { insertBooking } from '../../booking/change/booking-creation.repository.ts';
import { overlaid } from '../../booking/brief/brief.rules.ts';
import { checkedBrief } from '../../booking/brief/checked-brief.ts';
import { storedBrief } from '../../booking/brief/stored-brief.ts';
import type { StoredRows } from '../../schema/undo.ts';
import { insertFile } from '../../file/file.repository.ts';
import { heldFor } from '../perform-booking-action.ts';
import { keepStep, readStored } from '../undo/undo-step.repository.ts';

function clientFor(viewer: Viewer, brief: BookingInput): string | null {
  if (isAdmin(viewer.role)) return brief.client ?? null;
  const isOwn = !brief.client || brief.client.toLowerCase() === viewer.clientId;
  if (!isOwn) {
    throw validationError(fieldError('client', 'Only an admin may choose the client.'));
  }
  return viewer.clientId;
}

/** The stored rows of a new booking, as those of the draft that it would have been. */
async function storedAsDraft({ tx, row }: ChangeContext): Promise<StoredRows> {
  const stored = await readStored(tx, row.booking);
  const asDraft = { state: 'draft', submitted_at: null };
  return { ...stored, booking: (stored['booking'] ?? []).map((one) => ({ ...one, ...asDraft })) };
}

/**
 * Creates the viewer's booking (state new) or draft, with its first file. Throws 403 for everyone but admins
 * and client users, 400 by the rules of the brief. With `Undoable-For`, the mails of a submission wait, and its undo
 * leaves a draft.
 */
export async function createBooking(
  { tx, viewer, deps, header }: CallContext & { header: UndoHeader },
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
  if (!isDraft) {
    const heldUntil = heldFor(header, now);
    const context = { tx, viewer, row, now, heldUntil };
    if (heldUntil) await keepStep(context, { before: await storedAsDraft(context), heldUntil });
    await notifyOfChanges(context, [{ kind: 'submitted' }]);
  }
  return wholeBooking(tx, viewer, row, now);
}
