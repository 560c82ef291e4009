import { deleteFileRow, insertFile } from '../file/file.repository.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Upload } from '../../platform/files/upload.ts';
import type { News } from '../notification/notify.ts';
import type { Run } from './action-context.ts';

const filesNews = (verb: string): News[] => [
  { verb, sides: ['client', 'operator', 'staff'], flag: 'read_files' },
];

export const uploadFile: Run<Upload> = async ({ tx, viewer, row, now }, file) => {
  await insertFile(tx, viewer, row.booking.id, file, now);
  return { fields: ['files'], news: filesNews('added a file to') };
};

/** `removed` gets the key of the content, which nobody refers to once the change is committed. */
export const deleteFile: Run<{ fileId: string; removed(key: string): void }> = async (
  { tx, row },
  { fileId, removed },
) => {
  const { id, tenantId } = row.booking;
  const key = await deleteFileRow(tx, tenantId, id, fileId);
  if (key === undefined) throw notFound("Sorry, we can't find this file.");
  removed(key);
  return { fields: ['files'], news: filesNews('deleted a file of') };
};
