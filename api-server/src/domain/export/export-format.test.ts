import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ExportFormat } from '@shootline/shared-api/contract';
import { readXlsx } from 'hucre/xlsx';
import { exportMails } from '../../../tests/workspaces/exports.ts';
import { type TestApi, startTestApi } from '../../../tests/test-api.ts';
import { type TestWorkspace, createTestWorkspace } from '../../../tests/workspace.ts';

type Everyone = Awaited<ReturnType<TestWorkspace['everyone']>>;

describe('the format of an export', () => {
  let api: TestApi;
  let workspace: TestWorkspace;
  let people: Everyone;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    workspace = await createTestWorkspace(api.db);
    people = await workspace.everyone();
    const of = { clientId: people.client.id, submitterId: people.clientUser.id };
    const price = { isClientCostManual: true, clientCost: 1_260_50, clientCostCurrency: 'AUD' };
    const make = (title: string, purchaseOrder: string) =>
      workspace.booking({ ...of, ...price, state: 'new', duration: 6, title, purchaseOrder });
    await make('x;=1+1;y', '00451234');
    await make('a, =2+2', '1-2');
    await make('=3+3', '24952000000010910141');
    await make('Call; +61 400 555 666', '1E5');
  });

  async function fileIn(format?: ExportFormat) {
    const body = { recipients: [people.admin.id], ...(format && { format }) };
    await api.send(people.admin, 'POST', '/booking/export-bookings', body);
    await api.runJobs();
    const mail = (await exportMails(workspace)).at(-1);
    const headers = { Authorization: `Token ${await api.tokenOf(people.admin)}` };
    const response = await api.app.request(`/api${mail?.path}`, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { response, bytes, text: bytes.toString('utf8'), mail };
  }

  test('is CSV by default: texts in quotes, none that another separator makes a formula', async () => {
    const { text, mail } = await fileIn();
    for (const part of [
      '"x;\'=1+1;y"',
      '"a, =2+2"',
      '"\'=3+3"',
      '"Call; +61 400 555 666"',
      '"00451234"',
      ',6,',
      ',1260.50,"AUD"',
    ]) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
    assert.match(mail?.content.paragraphs[0] ?? '', / to CSV /);
  });

  test('can be CSV for spreadsheets that separate by semicolons and write decimals with a comma', async () => {
    const { text } = await fileIn('csv_semicolon');
    for (const part of ['"x;=1+1;y"', '"a,\' =2+2"', '"\'=3+3"', ';6;', ';1260,50;"AUD"']) {
      assert.ok(text.includes(part), `${part} in ${text}`);
    }
  });

  test('can be an Excel workbook, whose texts stay texts and whose numbers are numbers', async () => {
    const { response, bytes, mail } = await fileIn('xlsx');
    assert.equal(
      response.headers.get('Content-Type'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    assert.match(response.headers.get('Content-Disposition') ?? '', /\.xlsx"/);
    const { sheets } = await readXlsx(bytes);
    const [headings = [], ...rows] = sheets[0]?.rows ?? [];
    const of = (name: string) => rows.map((row) => row[headings.indexOf(name)]);
    assert.deepEqual(of('Title'), ['Call; +61 400 555 666', '=3+3', 'a, =2+2', 'x;=1+1;y']);
    assert.deepEqual(of('Purchase Order'), ['1E5', '24952000000010910141', '1-2', '00451234']);
    assert.deepEqual(of('Client Cost'), Array(4).fill(1260.5));
    assert.deepEqual(of('Duration (Hours)'), Array(4).fill(6));
    assert.match(mail?.content.paragraphs[0] ?? '', / to Excel /);
  });

  test('is one of these', async () => {
    const body = { recipients: [people.admin.id], format: 'pdf' };
    const { status } = await api.send(people.admin, 'POST', '/booking/export-bookings', body);
    assert.equal(status, 400);
  });
});
