import {
  approveCallSheet,
  insertCallSheet,
  newestCallSheet,
} from '../call-sheet/call-sheet.repository.ts';
import { insertFile } from '../file/file.repository.ts';
import { conflict } from '../../platform/http/errors.ts';
import { callSheetMail } from '../notification/mails/call-sheet.mail.ts';
import type { Run } from './action-context.ts';

/** A call sheet that is in the storage already. */
export type MadeSheet = {
  version: number;
  /** The version of the booking that it tells of. */
  bookingVersion: number;
  name: string;
  /** Bytes. */
  size: number;
  contentType: string;
  storageKey: string;
};

export const generate: Run<MadeSheet> = async ({ tx, viewer, row, now }, made) => {
  const { id: bookingId, tenantId, cameraOperatorId, version: bookingVersion } = row.booking;
  if (!cameraOperatorId || bookingVersion !== made.bookingVersion) {
    throw conflict(
      'Sorry, this booking was changed while its call sheet was made. Please try again.',
    );
  }
  const { version, name, contentType, storageKey } = made;
  await insertCallSheet(tx, {
    tenantId,
    bookingId,
    version,
    fileId: await insertFile(tx, viewer, bookingId, made, now),
    cameraOperatorId,
    createdById: viewer.id,
    created: now,
  });
  const attachment = { name, contentType, storageKey };
  return {
    fields: ['call_sheet', 'files'],
    news: [
      {
        verb: 'generated a call sheet for',
        sides: ['operator', 'staff'],
        mail: callSheetMail({ version, attachment }),
      },
    ],
  };
};

export const approve: Run = async ({ tx, viewer, row, now }) => {
  const { id, tenantId } = row.booking;
  const sheet = await newestCallSheet(tx, tenantId, id);
  if (!sheet) throw conflict('There is no call sheet to approve yet.');
  if (sheet.outdated) {
    throw conflict(
      'The shoot has changed since its call sheet was made. It can be approved once it is made anew.',
    );
  }
  if (sheet.approved) throw conflict('This call sheet is already approved.');
  await approveCallSheet(tx, sheet, viewer.id, now);
  return {
    fields: ['call_sheet'],
    news: [{ verb: 'approved the call sheet of', sides: ['operator', 'staff'] }],
  };
};
