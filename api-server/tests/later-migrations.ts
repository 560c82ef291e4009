import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownMigrations } from '../src/platform/db/migration-steps.ts';

type Journal = { entries: { idx: number; when: number; tag: string }[] };

// Row-level security also applies to the owner, who runs migrations.
const nicknames = `
ALTER TABLE shootline.person ADD COLUMN nickname text;
--> statement-breakpoint
ALTER TABLE shootline.person NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE shootline.person SET nickname = split_part(full_name, ' ', 1);
--> statement-breakpoint
ALTER TABLE shootline.person FORCE ROW LEVEL SECURITY;
`;

/**
 * Creates a later server's migrations below the folder, ours and one that moves data; returns their path.
 */
export async function laterMigrations(folder: string): Promise<string> {
  const later = join(folder, 'later-migrations');
  await cp(ownMigrations, later, { recursive: true });
  const path = join(later, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations.');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'nicknames' });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(later, 'nicknames.sql'), nicknames);
  return later;
}
