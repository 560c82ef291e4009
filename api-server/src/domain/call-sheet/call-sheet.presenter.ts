import { type CallSheet, isInternal, isVideographer } from '@shootline/shared-api/contract';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { BookingRow } from '../booking/booking.repository.ts';
import { sheetChanges } from './sheet-facts.rules.ts';
import type { ListedSheet as Sheet } from './call-sheet.repository.ts';

/** Whether it is another videographer's call sheet, which shows their name and phone. */
export function isOthers({ sheet }: Sheet, viewer: Viewer): boolean {
  return isVideographer(viewer.role) && sheet.videographerId !== viewer.id;
}

/** A booking's newest call sheet; null for any videographer but its own. */
export function presentCallSheet(
  sheets: Sheet[],
  row: BookingRow,
  viewer: Viewer,
): CallSheet | null {
  const [newest] = sheets;
  if (!newest || isOthers(newest, viewer)) return null;
  const { sheet, by, approvedBy, readerIds } = newest;
  const isOutdated = sheet.outdated !== null;
  return {
    version: sheet.version,
    generated: sheet.created.toISOString(),
    generated_by: by,
    file: sheet.fileId && `/booking/${sheet.bookingId}/file/${sheet.fileId}`,
    is_outdated: isOutdated,
    changes: sheetChanges(
      row,
      sheets.map((one) => one.sheet),
    ),
    readers: isInternal(viewer.role)
      ? readerIds.length
      : readerIds.filter((id) => id === viewer.id).length,
    is_approved: sheet.approved !== null && !isOutdated,
    approved_by: approvedBy,
    approved: sheet.approved?.toISOString() ?? null,
  };
}

/** A booking's files, without other videographers' call sheets. */
export function readableFiles<Filed extends { file: { id: string } }>(
  { files, callSheets }: { files: Filed[]; callSheets: Sheet[] },
  viewer: Viewer,
): Filed[] {
  const hidden = callSheets.filter((one) => isOthers(one, viewer));
  const hiddenIds = new Set(hidden.map(({ sheet }) => sheet.fileId));
  return files.filter(({ file }) => !hiddenIds.has(file.id));
}
