import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningPortal } from './portal-server.ts';

/** The paths, with the tokens after #, of the mailed links of an address to a page. */
export async function mailedLinks(
  { dataDir }: Pick<RunningPortal, 'dataDir'>,
  address: string,
  page: string,
): Promise<string[]> {
  const folder = join(dataDir, 'files', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return (
    mails
      .filter((mail) => mail.includes(address))
      // Joins long lines that mails have broken, marked by a trailing sign.
      .flatMap((mail) => new RegExp(`/${page}#[\\w-]+`).exec(mail.replaceAll(/=\r?\n/g, '')) ?? [])
  );
}
