import assert from 'node:assert/strict';
import { and, arrayContains, asc, eq, like } from '../../src/platform/db/drizzle.ts';
import { exportFile, mail } from '../../src/domain/schema.ts';
import type { TestApi } from '../test-api.ts';
import type { TestWorkspace } from '../workspace.ts';

/** Parses a CSV according to RFC 4180. */
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

/** The records of a CSV, keyed by its headings. */
export function recordsOf(csv: string): Record<string, string>[] {
  const [headings = [], ...records] = parseCsv(csv);
  return records.map((cells) => {
    assert.equal(cells.length, headings.length);
    return Object.fromEntries(cells.map((cell, place) => [headings[place] ?? '', cell]));
  });
}

type Who = { id: string; tenantId: string };

/** A workspace's mails about exports, oldest first, each with the path of its link. */
export async function exportMails(workspace: TestWorkspace) {
  const mails = await workspace.inside((tx) =>
    tx.select().from(mail).where(like(mail.kind, 'export%')).orderBy(asc(mail.created)),
  );
  return mails.map(({ kind, recipientAddress, subject, content }) => ({
    kind,
    to: recipientAddress,
    subject,
    content,
    path: content.links?.[0]?.to ?? '',
  }));
}

/** Runs the jobs, and returns a user's CSV of an export as downloaded, without its BOM. */
export async function download(
  api: TestApi,
  workspace: TestWorkspace,
  who: Who & { email: string },
  { export_uuid: id }: { export_uuid: string },
): Promise<string> {
  await api.runJobs();
  const [file] = await workspace.inside((tx) =>
    tx
      .select()
      .from(exportFile)
      .where(and(eq(exportFile.exportId, id), arrayContains(exportFile.recipientIds, [who.id]))),
  );
  const path = `/export/${file?.id}`;
  const mails = await exportMails(workspace);
  assert.ok(
    mails.some((mailed) => mailed.path === path && mailed.to === who.email),
    'Nothing was mailed to them.',
  );
  const { status, body } = await api.ask<string>(who, path);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
