import assert from 'node:assert/strict';
import { asc, like } from 'drizzle-orm';
import { mail } from '../src/domain/schema.ts';
import type { TestApi } from './test-api.ts';
import type { TestWorkspace } from './workspace.ts';

/** The records of a CSV as RFC 4180 has them. */
export function parseCsv(csv: string): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  let rest = csv;
  while (rest !== '') {
    const [all = '', quoted, plain, end] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    assert.notEqual(all, '', `No CSV: ${rest.slice(0, 80)}`);
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') {
      records.push(cells);
      cells = [];
    }
    rest = rest.slice(all.length);
  }
  return records;
}

/** The records of a CSV by the headings of their columns. */
export function recordsOf(csv: string): Record<string, string>[] {
  const [headings = [], ...records] = parseCsv(csv);
  return records.map((cells) => {
    assert.equal(cells.length, headings.length);
    return Object.fromEntries(cells.map((cell, place) => [headings[place] ?? '', cell]));
  });
}

/** The mails about exports of a workspace, the oldest first, with the link's path below the API. */
export async function exportMails(workspace: TestWorkspace) {
  const mails = await workspace.inside((tx) =>
    tx.select().from(mail).where(like(mail.kind, 'export%')).orderBy(asc(mail.created)),
  );
  return mails.map(({ kind, recipientAddress, subject, content }) => ({
    kind,
    to: recipientAddress,
    subject,
    content,
    path:
      /^https:\/\/portal\.test\/api(\/export\/\S+)$/.exec(content.links?.[0]?.to ?? '')?.[1] ?? '',
  }));
}

/** Does the jobs and answers the file behind the link that was mailed, without its BOM. */
export async function download(
  api: TestApi,
  workspace: TestWorkspace,
  { export_uuid: id }: { export_uuid: string },
): Promise<string> {
  await api.runJobs();
  const mails = await exportMails(workspace);
  const mailed = mails.find(({ path }) => path.includes(id));
  const { status, body } = await api.request<string>(mailed?.path ?? '');
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
