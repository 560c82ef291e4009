import { fileNameOf, fileNameText, sizeText, uploadRules } from './file.rules.ts';

test('a name is what it looks like', () => {
  const names: [string, string][] = [
    ['plan.pdf', 'plan.pdf'],
    ['Año nuevo 東京.pdf', 'Año nuevo 東京.pdf'],
    ['plan\u202Efdp.exe', 'planfdp.exe'],
    ['a\u200B\u2066\u2028\u2029\u0007\u0085\uFEFF.pdf', 'a.pdf'],
    ['../../etc/plan.pdf', 'plan.pdf'],
    ['C:\\Users\\ana\\plan.pdf', 'plan.pdf'],
    ['broken\uD83D.pdf', 'broken.pdf'],
    ['\u202E \n', 'file'],
    [`${'🎬'.repeat(300)}.mp4`, `${'🎬'.repeat(196)}.mp4`],
  ];
  for (const [given, name] of names) expect(fileNameOf(given)).toBe(name);
});

test('programs are refused however they hide, and nothing else is', () => {
  const programs = [
    'setup.exe',
    'invoice.pdf.exe',
    'Invoice.PDF.ExE',
    'invoice.exe.',
    'invoice.exe . ',
    'invoice.exe:x.pdf',
    'invoice.ex\u200Be',
    'exe.pdf\u202Egnp.scr',
    'run me.ps1',
    'setup.msi',
    'page.hta',
    'link.lnk',
    'a.js',
    'App.app',
    'lib.dll',
    'app.apk',
    'do.sh',
    '.exe',
  ];
  for (const name of programs) expect(fileNameText(name)).toMatch(/^Files that end with \./);
  const welcome = [
    'brief.pdf',
    'exe',
    'www.house.com.pdf',
    'how to exe.docx',
    'footage.raw',
    'archive.zip',
    'file',
  ];
  for (const name of welcome) expect(fileNameText(name)).toBeUndefined();
});

test('the form says of a program what to do, before it is sent', async () => {
  const file = new File(['MZ'], 'invoice.pdf.exe');
  await expect(uploadRules.validate({ file })).rejects.toThrow(
    'Files that end with .exe may be programs, which cannot be uploaded. ' +
      'Please choose another file, such as a PDF, a picture or a video.',
  );
});

test('the form says of a file without content that it is empty', async () => {
  const file = new File([], 'invoice.pdf');
  await expect(uploadRules.validate({ file })).rejects.toThrow('This file is empty.');
  expect([0, 300, 48_213, 3 * 1024 * 1024].map(sizeText)).toEqual([
    '0 KB',
    '1 KB',
    '47 KB',
    '3.0 MB',
  ]);
});
