import { conflict } from '../../../platform/errors/errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { markApproved, newestCallSheet } from '../../call-sheet/call-sheet.repository.ts';
import { listReaders, markConfirmed } from '../../call-sheet/sheet-reader.repository.ts';

/** Approves the newest call sheet, which confirms it for its videographer; `by` is the way, if by mail. */
export const approveCallSheet =
  (by?: 'mail'): Run =>
  async (context) => {
    const { tx, viewer, row, now } = context;
    const { id, tenantId } = row.booking;
    const sheet = await newestCallSheet(tx, tenantId, id);
    if (!sheet) throw conflict('There is no call sheet to approve yet.');
    if (sheet.outdated) {
      throw conflict(
        'The shoot has changed since its call sheet was made. It can be approved once a new one is made.',
      );
    }
    if (sheet.approved) throw conflict('This call sheet is already approved.');
    await markApproved(tx, sheet, viewer.id, now);
    const way = by ?? (viewer.id === sheet.videographerId ? 'portal' : 'staff');
    const readers = await listReaders(tx, sheet);
    for (const { reader } of readers.filter(({ reader: { role } }) => role === 'videographer')) {
      await markConfirmed(tx, reader, now, way);
    }
    return {
      fields: ['call_sheet'],
      changes: [{ kind: 'call_sheet_approved', madeById: sheet.createdById }],
    };
  };
