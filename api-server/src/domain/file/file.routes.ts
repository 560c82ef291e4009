import { isVideographer } from '@shootline/shared-api/contract';
import { auditDownload } from '../audit/record-audit.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { findBooking } from '../booking/booking.repository.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { checkStored, downloadOf } from '../../platform/files/file-download.ts';
import { findFile } from './file.repository.ts';

const rightFor = {
  booking: 'read_files',
  project: 'read_project_comment_thread',
  internal: 'read_internal_comment_thread',
} as const;

export const fileHandlers = {
  async downloadBookingFile(call) {
    const { c, deps, tx, viewer, path } = call;
    const row = await findBooking(tx, viewer, path.id);
    const file = row && (await findFile(tx, viewer.tenantId, path.id, path.fileId));
    const permissions = row && permissionsOf(factsOf(row), viewer, deps.clock());
    if (!file || !permissions?.[rightFor[file.place]]) throw notFound();
    const isOthers = file.videographerId !== null && file.videographerId !== viewer.id;
    if (isOthers && isVideographer(viewer.role)) throw notFound();
    await checkStored(deps.files, file.storageKey);
    await auditDownload(call, path.id, file);
    // After the transaction, which may be retried and is not needed to read the file.
    return () => downloadOf(c, deps.files, file);
  },
} satisfies Partial<Handlers>;
