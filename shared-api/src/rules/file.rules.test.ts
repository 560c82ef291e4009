import {
  uploadNameOf,
  fileNameOf,
  fileNameText,
  sizeText,
  acceptAttribute,
  uploadRules,
} from './file.rules.ts';

test('a kept file name shows its real name and ending', () => {
  const names: [string, string][] = [
    ['plan.pdf', 'plan.pdf'],
    ['Año nuevo 東京.pdf', 'Año nuevo 東京.pdf'],
    ['Mu\u0308ller.pdf', 'Müller.pdf'],
    ['plan\u202Efdp.exe', 'planfdp.exe'],
    ['a\u200B\u2066\u2028\u2029\u0007\u0085\uFEFF.pdf', 'a.pdf'],
    ['../../etc/plan.pdf', 'plan.pdf'],
    ['C:\\Users\\ana\\plan.pdf', 'plan.pdf'],
    ['broken\uD83D.pdf', 'broken.pdf'],
    ['\u202E \n', 'file'],
    ['CON.png', '_CON.png'],
    ['aux', '_aux'],
    ['lpt1 .pdf', '_lpt1 .pdf'],
    ['COM¹.tar.pdf', '_COM¹.tar.pdf'],
    ['nul.\u200Bpdf. .', '_nul.pdf'],
    ['console.pdf', 'console.pdf'],
    ['plan.pdf. ..', 'plan.pdf'],
    ['...', 'file'],
    [`${'🎬'.repeat(300)}.mp4`, `${'🎬'.repeat(196)}.mp4`],
  ];
  for (const [given, name] of names) expect(fileNameOf(given)).toBe(name);
});

test('an uploaded file keeps no part that Windows would hide', () => {
  const names = ['a.png::$DATA', 'a.png:b.exe', 'a.png .: x', 'C:\\b\\a.png', 'a.png'];
  expect(new Set(names.map(uploadNameOf))).toEqual(new Set(['a.png']));
  expect(uploadNameOf('con.png:x')).toBe('_con.png');
  expect(uploadNameOf(':a.png')).toBe('file');
});

const taken =
  'footage (MP4, MOV, M4V, MXF, WEBM, MP3, M4A, WAV, SRT), ' +
  'documents and call sheets (PDF, DOCX, XLSX, PPTX, ODT, TXT, CSV) or ' +
  'images (JPG, PNG, GIF, WEBP, HEIC, TIF)';

test('refuses a file that is not on the list, even if its name hides the ending', () => {
  const refused = [
    ['setup.exe', 'exe'],
    ['invoice.pdf.exe', 'exe'],
    ['Invoice.PDF.ExE', 'exe'],
    ['invoice.exe . ', 'exe'],
    ['invoice.exe:x.pdf', 'exe'],
    ['exe.pdf\u202Egnp.scr', 'scr'],
    ['link.lnk', 'lnk'],
    ['disk.dmg', 'dmg'],
    ['disk.iso', 'iso'],
    ['disk.img', 'img'],
    ['page.html', 'html'],
    ['logo.svg', 'svg'],
    ['brief.docm', 'docm'],
    ['brief.doc', 'doc'],
    ['prices.xlsm', 'xlsm'],
    ['archive.zip', 'zip'],
  ];
  for (const [name = '', ending] of refused) {
    const text = `Files that end with .${ending} cannot be uploaded. Choose ${taken}.`;
    expect(fileNameText(name, 'booking')).toBe(text);
  }
  const text = `Files without an ending cannot be uploaded. Choose ${taken}.`;
  for (const name of ['file', 'exe', '.']) expect(fileNameText(name, 'booking')).toBe(text);
});

test('accepts a file on the list where it belongs', () => {
  const everywhere = [
    'brief.pdf',
    'how to exe.docx',
    'www.house.com.pdf',
    'a.JPEG',
    'b.tiff',
    'c.jfif',
    'd.HEIF',
    'terms.odt',
    'c.pdf.',
  ];
  for (const name of everywhere) {
    expect(fileNameText(name, 'booking')).toBeUndefined();
    expect(fileNameText(name, 'invoice')).toBeUndefined();
  }
  for (const name of ['take 3.MOV', 'cut.webm', 'titles.srt']) {
    expect(fileNameText(name, 'booking')).toBeUndefined();
  }
  expect(fileNameText('rechnung.xml', 'invoice')).toBeUndefined();
  expect(fileNameText('rechnung.xml', 'booking')).toMatch(/^Files that end with \.xml/);
  expect(fileNameText('take 3.MOV', 'invoice')).toBe(
    'Files that end with .mov cannot be uploaded. ' +
      'Choose documents (PDF, DOCX, XLSX, ODT), e-invoices (XML) or images (JPG, PNG, GIF, WEBP, HEIC, TIF).',
  );
  expect(acceptAttribute('invoice')).toBe(
    '.pdf,.docx,.xlsx,.odt,.xml,.jpg,.png,.gif,.webp,.heic,.tif,.jpeg,.jfif,.tiff,.heif',
  );
});

test('the form explains what to do about a program before it is sent', async () => {
  const file = new File(['MZ'], 'invoice.pdf.exe');
  await expect(uploadRules.validate({ file })).rejects.toThrow(
    `Files that end with .exe cannot be uploaded. Choose ${taken}.`,
  );
});

test('the form says that a file without content is empty', async () => {
  const file = new File([], 'invoice.pdf');
  await expect(uploadRules.validate({ file })).rejects.toThrow('This file is empty.');
  expect([0, 300, 48_213, 3 * 1024 * 1024].map(sizeText)).toEqual([
    '0 KB',
    '1 KB',
    '47 KB',
    '3.0 MB',
  ]);
});
