import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApi } from '../test-api.ts';

/** The tokens in all mails to an address that link to a page of the portal; sends queued mails first. */
export async function mailedTokens(api: TestApi, address: string, page: string): Promise<string[]> {
  await api.runJobs();
  const outbox = join(api.folder, 'outbox');
  const sent = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
  );
  return sent
    .filter((text) => text.includes(address))
    .map((text) => text.replaceAll(/=\r?\n/g, ''))
    .flatMap((text) => new RegExp(`portal\\.test/${page}#([\\w-]+)`).exec(text)?.slice(1) ?? []);
}

/** The tickets in all mails to an address that let it set a password; sends queued mails first. */
export const mailedTickets = (api: TestApi, address: string): Promise<string[]> =>
  mailedTokens(api, address, 'set-password');
