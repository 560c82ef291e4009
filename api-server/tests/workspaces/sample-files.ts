import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP archive with these texts. */
export function zipped(entries: Record<string, string>): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = deflateRawSync(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(text), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(Buffer.byteLength(text), 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const made = [Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)];
    locals.push(local);
    directory.push(Buffer.concat(made));
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

/** An Office document whose main part has this media type, without `+xml`. */
export function officeFile(part: string, more: Record<string, string> = {}): Buffer<ArrayBuffer> {
  const override = `<Override PartName="/main.xml" ContentType="${part}.main+xml"/>`;
  return zipped({
    '[Content_Types].xml': `<Types>${override}</Types>`,
    'main.xml': '<x/>',
    ...more,
  });
}

const openXml = 'application/vnd.openxmlformats-officedocument';

export const docx = officeFile(`${openXml}.wordprocessingml.document`);
export const xlsx = officeFile(`${openXml}.spreadsheetml.sheet`);
export const pptx = officeFile(`${openXml}.presentationml.presentation`);
/** A Word document with macros. */
export const docm = officeFile('application/vnd.ms-word.document.macroEnabled', {
  'word/vbaProject.bin': 'macros',
});
export const xlsm = officeFile('application/vnd.ms-excel.sheet.macroEnabled');

/** The beginning of a film of this brand, padded to `size` bytes. */
export function film(brand = 'isom', size = 64): Buffer<ArrayBuffer> {
  const content = Buffer.alloc(size);
  content.writeUInt32BE(24, 0);
  content.write(`ftyp${brand}`, 4, 'latin1');
  return content;
}

/** A one-pixel image. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const jpg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
  Buffer.alloc(64),
]);
