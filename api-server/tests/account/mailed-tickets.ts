import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApi } from '../test-api.ts';

/** The tickets in all mails to an address that let it set a password; sends queued mails first. */
export async function mailedTickets(api: TestApi, address: string): Promise<string[]> {
  await api.runJobs();
  const outbox = join(api.folder, 'outbox');
  const sent = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
  );
  return sent
    .filter((text) => text.includes(address))
    .map((text) => text.replaceAll(/=\r?\n/g, ''))
    .flatMap((text) => /portal\.test\/set-password#([\w-]+)/.exec(text)?.slice(1) ?? []);
}
