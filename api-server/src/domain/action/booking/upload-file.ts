import type { Upload } from '../../../platform/files/upload.ts';
import type { Run } from '../../booking/change/action-context.ts';
import { insertFile } from '../../file/file.repository.ts';

export const uploadFile: Run<{ body: { file: Upload } }> = async (
  { tx, viewer, row, now },
  { body },
) => {
  await insertFile(tx, viewer, row.booking.id, body.file, now);
  // Nobody is notified of a draft.
  const isDraft = row.booking.state === 'draft';
  return { fields: ['files'], changes: isDraft ? [] : [{ kind: 'file_added' }] };
};
