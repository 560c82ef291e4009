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

/** The error text of a refused file name; undefined for an allowed one. */
export function fileNameText(name: string): string | undefined {
  // Windows drops dots and spaces at the end, and what follows a colon.
  const shown = fileNameOf(name)
    .replace(/:.*$/, '')
    .replace(/[.\s]+$/, '');
  const ending = /\.([^.]+)$/.exec(shown)?.[1]?.trim().toLowerCase() ?? '';
  if (!programs.has(ending)) return undefined;
  return (
    `Files that end with .${ending} may be programs, which cannot be uploaded. ` +
    'Please choose another file, such as a PDF, a picture or a video.'
  );
}

const file = () =>
  mixed<File>().test({
    test: (file, { createError }) => {
      if (!file) return true;
      const message =
        fileNameText(file.name) ?? (file.size < maxFileBytes ? undefined : fileSizeText(file.size));
      return message === undefined || createError({ message });
    },
  });

/** The rules of the dialog Upload File (S1 §5). */
export const uploadRules = object({ file: file().required(ruleTexts.file) });

/** The rules of an attachment, which may be missing (S1 §5). */
export const attachmentRule = file().nullable();
