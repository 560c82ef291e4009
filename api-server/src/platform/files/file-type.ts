const ofExtension: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  txt: 'text/plain',
  csv: 'text/csv',
};

type Signature = (head: Buffer) => boolean;

const begins =
  (...signatures: string[]): Signature =>
  (head) =>
    signatures.some((hex) => head.subarray(0, hex.length / 2).toString('hex') === hex);
const holds =
  (text: string, at: number): Signature =>
  (head) =>
    head.subarray(at, at + text.length).toString('latin1') === text;

const zipped = begins('504b0304', '504b0506');
const oldOffice = begins('d0cf11e0a1b11ae1');
const plain: Signature = (head) => !head.includes(0);

const signatures: Record<string, Signature> = {
  pdf: (head) => head.subarray(0, 1024).includes('%PDF-'),
  png: begins('89504e470d0a1a0a'),
  jpg: begins('ffd8ff'),
  jpeg: begins('ffd8ff'),
  gif: begins('474946383761', '474946383961'),
  webp: (head) => holds('RIFF', 0)(head) && holds('WEBP', 8)(head),
  mp4: holds('ftyp', 4),
  mov: (head) => ['ftyp', 'moov', 'wide', 'mdat', 'free'].some((box) => holds(box, 4)(head)),
  zip: zipped,
  docx: zipped,
  xlsx: zipped,
  pptx: zipped,
  doc: oldOffice,
  xls: oldOffice,
  ppt: oldOffice,
  txt: plain,
  csv: plain,
};

const programs = begins('4d5a9000', '7f454c46', 'cafebabe', 'cffaedfe');

/** How many of a file's first bytes `fileType` needs. */
export const headBytes = 1024;

/**
 * The type of a file by its name, if its content fits that; undefined if it does not, and for
 * programs. Unknown extensions are application/octet-stream.
 */
export function fileType(name: string, head: Buffer): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (programs(head)) return undefined;
  const matches = Object.hasOwn(signatures, extension) ? signatures[extension] : undefined;
  if (!matches) return 'application/octet-stream';
  return matches(head) ? ofExtension[extension] : undefined;
}
