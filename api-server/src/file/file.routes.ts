import { isCameraOperator } from '@shootline/shared-api/contract';
import { permissionsOf } from '../booking/booking.permissions.ts';
import { factsOf } from '../booking/booking.presenter.ts';
import { findBooking } from '../booking/booking.repository.ts';
import { notFound } from '../http/errors.ts';
import type { Handlers } from '../openapi/handlers.ts';
import { findFile } from './file.repository.ts';

const rightFor = {
  booking: 'read_files',
  project: 'read_project_comment_thread',
  internal: 'read_internal_comment_thread',
} as const;

function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export const fileHandlers = {
  async downloadBookingFile({ c, deps, tx, viewer, path }) {
    const row = await findBooking(tx, viewer, path.id);
    const file = row && (await findFile(tx, viewer.tenantId, path.id, path.fileId));
    const permissions = row && permissionsOf(factsOf(row), viewer, deps.clock());
    if (!file || !permissions?.[rightFor[file.place]]) throw notFound();
    const isOthers = file.operatorId !== null && file.operatorId !== viewer.id;
    if (isOthers && isCameraOperator(viewer.role)) throw notFound();
    const content = await deps.files.open(file.storageKey);
    if (!content) throw notFound('Sorry, the content of this file is missing.');
    // Always a download of an opaque type: what users upload never runs in the portal's origin.
    return c.body(content.stream as ReadableStream<Uint8Array>, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(content.size),
      'Content-Disposition': disposition(file.name),
    });
  },
} satisfies Partial<Handlers>;
