import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ApiErrorBody, Booking } from '@shootline/shared-api/contract';
import { acceptedFilesText } from '@shootline/shared-api/rules';
import {
  docm,
  docx,
  film,
  jpg,
  png,
  pptx,
  xlsm,
  xlsx,
  zipped,
} from '../../../tests/workspaces/sample-files.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type TestPlace, storageKinds } from '../../../tests/servers/storage-kinds.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { createTestWorkspace } from '../../../tests/workspace.ts';
import { openStorage } from './storage-of-database.ts';

type Content = Buffer<ArrayBuffer> | string;

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!DOCTYPE html><script>alert(1)</script>';
const pdf = '%PDF-1.7\n%%EOF';
const box = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(64)]);
const shortcut = box('4c0000000114020000000000c000000000000046');
const program = box('4d5a90000300');
const oldOffice = box('d0cf11e0a1b11ae1');

const webm = box('1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102');

const taken: [string, Content][] = [
  ['brief.pdf', pdf],
  ['brief.docx', docx],
  ['prices.xlsx', xlsx],
  ['deck.pptx', pptx],
  ['notes.txt', 'Bring a ladder.\r\n5 < 6 and BMW outside'],
  ['notes wide.txt', Buffer.from('\ufeffBring a ladder', 'utf16le')],
  ['from excel.csv', Buffer.from('Name;Stra\xdfe\r\nJos\xe9;1', 'latin1')],
  ['pixel.png', png],
  ['photo.jpg', jpg],
  ['photo.JPEG', jpg],
  ['take.mp4', film()],
  ['camera.mp4', film('XAVC')],
  ['phone.MOV', film('qt  ')],
  ['phone.heic', film('heic')],
  ['phone.HEIF', film('mif1')],
  ['photo.jfif', jpg],
  ['cut.webm', webm],
  ['titles.srt', '1\r\n00:00:01,000 --> 00:00:02,000\r\nHello'],
  ['terms.odt', zipped({ mimetype: 'application/vnd.oasis.opendocument.text' })],
  ['talk.m4a', film('M4A ')],
  ['talk.wav', Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt '), Buffer.alloc(32)])],
];

const notWhatItSays = (ending: string) =>
  `The content of this file is not what its ending .${ending} says.`;
const cannot = (ending: string) => `Files that end with .${ending} cannot be uploaded.`;
const macros = 'Documents with macros cannot be uploaded.';

const refused: [string, Content, string][] = [
  ['brief.docm', docm, cannot('docm')],
  ['brief.docx', docm, macros],
  ['prices.xlsx', xlsm, macros],
  ['brief.doc', oldOffice, cannot('doc')],
  ['brief.docx', oldOffice, notWhatItSays('docx')],
  ['archive.docx', zipped({ 'setup.exe': 'MZ' }), notWhatItSays('docx')],
  ['archive.zip', zipped({ 'plan.pdf': pdf }), cannot('zip')],
  ['plan.lnk', shortcut, cannot('lnk')],
  ['plan.pdf', shortcut, notWhatItSays('pdf')],
  ['site.url', '[InternetShortcut]\nURL=https://x.test', cannot('url')],
  ['disk.iso', Buffer.alloc(64), cannot('iso')],
  ['disk.dmg', Buffer.alloc(64), cannot('dmg')],
  ['disk.img', Buffer.alloc(64), cannot('img')],
  ['page.html', html, cannot('html')],
  ['page.txt', html, notWhatItSays('txt')],
  ['wide page.txt', Buffer.from(`\ufeff${html}`, 'utf16le'), notWhatItSays('txt')],
  ['page.pdf', html, notWhatItSays('pdf')],
  ['logo.svg', svg, cannot('svg')],
  ['page.srt', html, notWhatItSays('srt')],
  ['rechnung.xml', '<Invoice/>', cannot('xml')],
  ['logo.png', svg, notWhatItSays('png')],
  ['logo.csv', `\n ${svg}`, notWhatItSays('csv')],
  ['setup.exe', program, cannot('exe')],
  ['take.mp4', program, notWhatItSays('mp4')],
  ['tool.txt', program, notWhatItSays('txt')],
  ['photo.png', jpg, notWhatItSays('png')],
  ['plan', pdf, 'Files without an ending cannot be uploaded.'],
];

for (const { kind, newPlace, close } of storageKinds()) {
  describe(`a file for ${kind}`, () => {
    let api: TestApi;
    let at: TestPlace;
    let send: (
      name: string,
      content: Content,
    ) => ReturnType<typeof api.send<Booking & ApiErrorBody>>;

    before(async () => {
      at = await newPlace();
      const connection = await openTestDatabase();
      const files = await openStorage(connection.db, at.place);
      api = await startTestApi({}, connection, { files });
      const workspace = await createTestWorkspace(api.db);
      const { admin, client, clientUser } = await workspace.everyone();
      const { id } = await workspace.booking({
        state: 'new',
        clientId: client.id,
        submitterId: clientUser.id,
      });
      send = (name, content) => {
        const form = new FormData();
        form.set('file', new File([content], name));
        return api.send(admin, 'POST', `/booking/${id}/upload-file`, form);
      };
    });
    after(async () => {
      await api.close();
      await close();
    });

    const stored = async () => (await at.names()).length;

    test('is accepted if its name and its content are on the list', async () => {
      for (const [name, content] of taken) {
        const before = await stored();
        const { status, body } = await send(name, content);
        assert.equal(status, 200, `${name}: ${JSON.stringify(body.errors)}`);
        assert.equal(await stored(), before + 1, name);
      }
    });

    test('of any other kind is refused with the list of accepted kinds, and not stored', async () => {
      const before = await stored();
      for (const [name, content, why] of refused) {
        const { status, body } = await send(name, content);
        assert.deepEqual(
          [status, body.errors],
          [
            400,
            [
              {
                field: 'file',
                message: `${why} Choose ${acceptedFilesText('booking')}.`,
                errors: [],
              },
            ],
          ],
          name,
        );
      }
      assert.equal(await stored(), before);
    });
  });
}
