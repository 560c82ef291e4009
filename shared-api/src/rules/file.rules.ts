import { listText, numberText, t } from '../texts/texts.ts';
import { mixed, object } from 'yup';
import { ruleTexts } from './texts.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** An uploaded file must have fewer bytes than this: 20 MB. */
export const maxFileBytes = 20 * megabyte;

/** The size as text: 48213 bytes are '47 KB', fewer than a kilobyte '1 KB', none '0 KB'. */
export function sizeText(bytes: number): string {
  if (bytes >= megabyte) return `${numberText(bytes / megabyte, 1)} MB`;
  return `${bytes && Math.max(1, Math.round(bytes / kilobyte))} KB`;
}

/** The error text of an upload without content. */
export const emptyFileText = t('This file is empty.');

/** The error text of a file of `bytes` bytes that is too large. */
export function fileSizeText(bytes: number): string {
  const megabytes = Math.round((bytes / megabyte) * 10) / 10;
  return t('File size must be less than 20 MB. Your file is {megabytes} MB.', { megabytes });
}

/** The calls that accept files: bookings with their comments, and invoices. */
export type FileUse = 'booking' | 'invoice';

type FileArea = { name: string; endings: string[] };

const images: FileArea = {
  name: t('images'),
  endings: ['jpg', 'png', 'gif', 'webp', 'heic', 'tif'],
};

const areas: Record<FileUse, FileArea[]> = {
  booking: [
    {
      name: t('footage'),
      endings: ['mp4', 'mov', 'm4v', 'mxf', 'webm', 'mp3', 'm4a', 'wav', 'srt'],
    },
    {
      name: t('documents and call sheets'),
      endings: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'txt', 'csv'],
    },
    images,
  ],
  invoice: [
    { name: t('documents'), endings: ['pdf', 'docx', 'xlsx', 'odt'] },
    { name: t('e-invoices'), endings: ['xml'] },
    images,
  ],
};

/** File endings with the same meaning as one on the lists. */
const otherNames: Record<string, string> = { jpeg: 'jpg', jfif: 'jpg', tiff: 'tif', heif: 'heic' };

const takenEndings = (use: FileUse) => areas[use].flatMap(({ endings }) => endings);

/** The accepted files as text: 'documents (PDF, DOCX) or images (JPG, PNG)'. */
export function acceptedFilesText(use: FileUse): string {
  const texts = areas[use].map(
    ({ name, endings }) => `${name} (${endings.join(', ').toUpperCase()})`,
  );
  return listText(texts, 'disjunction');
}

/** The accepted endings for the `accept` of a file input: '.pdf,.docx,.jpg,.jpeg'. */
export function acceptAttribute(use: FileUse): string {
  const taken = takenEndings(use);
  const others = Object.keys(otherNames).filter((other) => taken.includes(otherNames[other] ?? ''));
  return [...taken, ...others].map((ending) => `.${ending}`).join();
}

const mostLetters = 200;

// Control and format characters, including those that change the direction of the text after them.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

// Windows gives these names to devices, whatever their ending.
const device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i;

/**
 * The name under which a file is saved: without folders, invisible characters, and dots and spaces at the
 * end, so it cannot disguise itself, with composed letters (NFC), and cut to its last 200 characters; `file`
 * if nothing is left, and with a `_` before a device of Windows.
 */
export function fileNameOf(originalName: string): string {
  const name = originalName
    .replace(/^.*[/\\]/s, '')
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replace(/[.\s]+$/, '')
    .trim();
  const kept = [...name].slice(-mostLetters).join('') || 'file';
  return device.test(kept) ? `_${kept}` : kept;
}

/** The name of an uploaded file, without what follows a colon, which Windows takes for a part of the file. */
export const uploadNameOf = (originalName: string): string =>
  fileNameOf(fileNameOf(originalName).replace(/:.*$/, ''));

/** The ending by which a system opens a file, as the lists spell it; empty without one. */
export function endingOf(name: string): string {
  const ending = /\.([^.]+)$/.exec(uploadNameOf(name))?.[1]?.trim().toLowerCase() ?? '';
  return otherNames[ending] ?? ending;
}

/** The error text of a file name whose ending is not accepted; undefined for an accepted one. */
export function fileNameText(name: string, use: FileUse): string | undefined {
  const ending = endingOf(name);
  if (takenEndings(use).includes(ending)) return undefined;
  const accepted = acceptedFilesText(use);
  return ending
    ? t('Files that end with .{ending} cannot be uploaded. Choose {accepted}.', {
        ending,
        accepted,
      })
    : t('Files without an ending cannot be uploaded. Choose {accepted}.', { accepted });
}

function contentText(bytes: number): string | undefined {
  if (bytes === 0) return emptyFileText;
  return bytes < maxFileBytes ? undefined : fileSizeText(bytes);
}

const file = (use: FileUse) =>
  mixed<File>().test({
    test: (file, { createError }) => {
      if (!file) return true;
      const message = fileNameText(file.name, use) ?? contentText(file.size);
      return message === undefined || createError({ message });
    },
  });

/** The rules of the dialog Upload File. */
export const uploadRules = object({ file: file('booking').required(ruleTexts.file) });

/** The rules of an attachment, which may be missing. */
export const attachmentRule = file('booking').nullable();

/** The rules of an invoice's file, optional if there is one already. */
export const invoiceFileRule = file('invoice').nullable();
