import { endingOf, type FileUse, acceptedFilesText } from '@shootline/shared-api/rules';
import { fileTypeFromFile } from 'file-type';

const ofEnding: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  tif: 'image/tiff',
  mp4: 'video/mp4',
  m4v: 'video/x-m4v',
  mov: 'video/quicktime',
  mxf: 'application/mxf',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain',
  csv: 'text/csv',
  srt: 'application/x-subrip',
  xml: 'application/xml',
};

/** Containers whose endings cameras and phones use for one another. */
const movies = ['mp4', 'mov', 'm4v'];
const alike: Record<string, string[]> = {
  mp4: movies,
  mov: movies,
  m4v: movies,
  m4a: ['m4a', 'm4b', 'mp4'],
};

const withMacros = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'pptm', 'potm', 'ppsm']);

/** Number of first bytes that are needed to recognise a text. */
export const headBytes = 4100;

// Bytes that no text contains. UTF-16 is recognised by its first two bytes: a mark, or '<'.
const binary = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
const wide: Record<string, string> = {
  ...{ fffe: 'utf-16le', '3c00': 'utf-16le' },
  ...{ feff: 'utf-16be', '003c': 'utf-16be' },
};
const markup = /^\s*<(!|\?|[a-z][a-z0-9:-]*[\s/>])/i;

function textOf(head: Buffer): string {
  const charset = wide[head.subarray(0, 2).toString('hex')] ?? 'utf-8';
  return new TextDecoder(charset).decode(head);
}

function isPlainText(head: Buffer): boolean {
  const text = textOf(head);
  return !binary.test(text) && !markup.test(text);
}

// The roots of invoices of EN 16931 (UBL, CII), after comments only: no type declaration, no style sheet.
const eInvoice =
  /^\s*(?:<\?xml\s[^>]*\?>\s*)?(?:<!--.*?-->\s*)*<(?:[\w.-]+:)?(?:Invoice|CreditNote|CrossIndustryInvoice)\s[^>]*["']urn:(?:oasis:names:specification:ubl|un:unece:uncefact:data:standard:CrossIndustryInvoice)/s;

const textKinds: Record<string, (head: Buffer) => boolean> = {
  txt: isPlainText,
  csv: isPlainText,
  srt: isPlainText,
  xml: (head) => eInvoice.test(textOf(head)),
};

async function matchesEnding(ending: string, path: string, head: Buffer): Promise<string | true> {
  const isText = textKinds[ending];
  if (isText) return isText(head) || '';
  const found = (await fileTypeFromFile(path))?.ext ?? '';
  return (alike[ending] ?? [ending]).includes(found) || found;
}

/**
 * The media type of a stored file with an allowed name, or the reason why its content is refused. `head`
 * holds its first bytes.
 */
export async function fileTypeOf(
  { name, path, head }: { name: string; path: string; head: Buffer },
  use: FileUse,
): Promise<{ contentType: string } | { refusal: string }> {
  const ending = endingOf(name);
  const found = await matchesEnding(ending, path, head);
  const contentType = ofEnding[ending];
  if (found === true && contentType !== undefined) return { contentType };
  const what = withMacros.has(String(found))
    ? 'Documents with macros cannot be uploaded.'
    : ending === 'xml'
      ? 'This XML file is not an e-invoice.'
      : `The content of this file is not what its ending .${ending} says.`;
  return { refusal: `${what} Choose ${acceptedFilesText(use)}.` };
}
