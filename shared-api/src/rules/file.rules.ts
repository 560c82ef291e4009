import { mixed, object } from 'yup';
import { ruleTexts } from './texts.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** An uploaded file has fewer bytes than this: 20 MB (S1 §9). */
export const maxFileBytes = 20 * megabyte;

/** 48213 bytes are '47 KB'; fewer than a kilobyte '1 KB', none '0 KB'. */
export function sizeText(bytes: number): string {
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${bytes && Math.max(1, Math.round(bytes / kilobyte))} KB`;
}

/** What to say of an upload without content. */
export const emptyFileText = 'This file is empty.';

/** What to say of a file with `bytes` bytes that is too large (S1 §5). */
export function fileSizeText(bytes: number): string {
  const megabytes = Math.round((bytes / megabyte) * 10) / 10;
  return `File size must be less than 20 MB. Your file is ${megabytes} MB.`;
}

// What a double click runs on one of the usual systems.
const programs = new Set(
  (
    'ade adp apk app appimage appref-ms appx appxbundle bash bat cab chm cmd com command cpl ' +
    'csh deb dll dmg drv exe fish gadget hlp hta inf ins isp jar jnlp js jse ksh lib lnk mde ' +
    'msc msi msix msixbundle msp mst ocx pif pkg ps1 ps2 psc1 psd1 psm1 py pyc pyw rb reg rpm run ' +
    'scf scr sct settingcontent-ms sh shb shs sys url vb vbe vbs vxd ws wsc wsf wsh xll zsh'
  ).split(' '),
);

const mostLetters = 200;

// Control and format characters, among them those that turn the direction of what follows.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * The name under which a file is kept: without folders and without characters that cannot be seen,
 * so that it is what it looks like, and its last 200 letters; `file` where nothing is left.
 */
export function fileNameOf(originalName: string): string {
  const name = originalName
    .replace(/^.*[/\\]/s, '')
    .replaceAll(unseen, '')
    .trim();
  return [...name].slice(-mostLetters).join('') || 'file';
}

/** The error text of a refused file name, with kinds of files that fit; undefined for an allowed one. */
export function fileNameText(
  name: string,
  kinds = 'a PDF, a picture or a video',
): string | undefined {
  // Windows drops dots and spaces at the end, and what follows a colon.
  const shown = fileNameOf(name)
    .replace(/:.*$/, '')
    .replace(/[.\s]+$/, '');
  const ending = /\.([^.]+)$/.exec(shown)?.[1]?.trim().toLowerCase() ?? '';
  if (!programs.has(ending)) return undefined;
  return (
    `Files that end with .${ending} may be programs, which cannot be uploaded. ` +
    `Please choose another file, such as ${kinds}.`
  );
}

function contentText(bytes: number): string | undefined {
  if (bytes === 0) return emptyFileText;
  return bytes < maxFileBytes ? undefined : fileSizeText(bytes);
}

const file = (kinds?: string) =>
  mixed<File>().test({
    test: (file, { createError }) => {
      if (!file) return true;
      const message = fileNameText(file.name, kinds) ?? contentText(file.size);
      return message === undefined || createError({ message });
    },
  });

/** The rules of the dialog Upload File (S1 §5). */
export const uploadRules = object({ file: file().required(ruleTexts.file) });

/** The rules of an attachment, which may be missing (S1 §5). */
export const attachmentRule = file().nullable();

/** The rules of an invoice's file, which may be missing where there is one already (S2 §5). */
export const invoiceFileRule = file('a PDF or a picture').nullable();
