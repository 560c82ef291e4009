import { mixed, object } from 'yup';
import { ruleTexts } from './texts.ts';

const megabyte = 1024 * 1024;

/** An uploaded file has fewer bytes than this: 20 MB (S1 §9). */
export const maxFileBytes = 20 * megabyte;

/** What to say of a file with `bytes` bytes that is too large (S1 §5). */
export function fileSizeText(bytes: number): string {
  const megabytes = Math.round((bytes / megabyte) * 10) / 10;
  return `File size must be less than 20 MB. Your file is ${megabytes} MB.`;
}

const file = () =>
  mixed<File>().test({
    test: (given, { createError }) =>
      !given || given.size < maxFileBytes || createError({ message: fileSizeText(given.size) }),
  });

/** The rules of the dialog Upload File (S1 §5). */
export const uploadRules = object({ file: file().required(ruleTexts.file) });

/** The rules of an attachment, which may be missing (S1 §5). */
export const attachmentRule = file().nullable();
