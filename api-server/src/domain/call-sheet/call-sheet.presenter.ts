import { type CallSheet, isVideographer } from '@shootline/shared-api/contract';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { listCallSheets } from './call-sheet.repository.ts';

type Sheet = Awaited<ReturnType<typeof listCallSheets>>[number];

/** Whether it is another videographer's call sheet, which shows their name and phone. */
function isOthers({ sheet }: Sheet, viewer: Viewer): boolean {
  return isVideographer(viewer.role) && sheet.videographerId !== viewer.id;
}

/** A booking's newest call sheet; null for any videographer but its own. */
export function presentCallSheet([newest]: Sheet[], viewer: Viewer): CallSheet | null {
  if (!newest || isOthers(newest, viewer)) return null;
  const { sheet, by, approvedBy } = newest;
  const isOutdated = sheet.outdated !== null;
  return {
    version: sheet.version,
    generated: sheet.created.toISOString(),
    generated_by: by,
    file: sheet.fileId && `/booking/${sheet.bookingId}/file/${sheet.fileId}`,
    is_outdated: isOutdated,
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
