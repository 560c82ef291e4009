import { conflict } from '../../../platform/errors/errors.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { markApproved, newestCallSheet } from '../../call-sheet/call-sheet.repository.ts';

export const approveCallSheet: Run = async ({ tx, viewer, row, now }) => {
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
  return {
    fields: ['call_sheet'],
    changes: [{ kind: 'call_sheet_approved', madeById: sheet.createdById }],
  };
};
