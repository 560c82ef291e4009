import {
  type CallSheetReader,
  type CallSheetReading,
  isInternal,
} from '@shootline/shared-api/contract';
import type { Viewer } from '../../platform/session/viewer.ts';
import { isOthers } from './call-sheet.presenter.ts';
import type { ListedSheet } from './call-sheet.repository.ts';
import type { ListedReader } from './sheet-reader.repository.ts';

const text = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

function presentReader({ reader, mail }: ListedReader, sheet: ListedSheet, viewer: Viewer) {
  const isTaken = mail?.state === 'sent';
  return {
    name: reader.fullName,
    role: reader.role,
    is_own: reader.userId === viewer.id,
    sent: (mail?.created ?? sheet.sheet.created).toISOString(),
    delivered: isTaken ? text(mail.sent) : null,
    failure: !isTaken && isInternal(viewer.role) ? (mail?.lastError ?? null) : null,
    opened: text(reader.opened),
    reminded: text(reader.reminded),
    confirmed: text(reader.confirmed),
    confirmed_by: reader.confirmedBy,
  } satisfies CallSheetReader;
}

/** The state of a booking's newest call sheet as the viewer may read it; staff read that of every reader. */
export function presentReading(
  sheets: ListedSheet[],
  readers: ListedReader[],
  viewer: Viewer,
): CallSheetReading {
  const [newest] = sheets;
  if (!newest || isOthers(newest, viewer)) return { readers: [] };
  return {
    readers: readers
      .filter(({ reader }) => isInternal(viewer.role) || reader.userId === viewer.id)
      .map((one) => presentReader(one, newest, viewer)),
  };
}
