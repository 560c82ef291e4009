import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownMigrations } from '../src/platform/db/migrate/migration-files.ts';

type Journal = { entries: { idx: number; when: number; tag: string }[] };

// Row-level security also applies to the owner, who runs migrations.
const nicknames = `
ALTER TABLE shootline.app_user ADD COLUMN nickname text;
--> statement-breakpoint
ALTER TABLE shootline.app_user NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE shootline.app_user SET nickname = split_part(full_name, ' ', 1);
--> statement-breakpoint
ALTER TABLE shootline.app_user FORCE ROW LEVEL SECURITY;
`;

// Concurrently, as writers go on meanwhile.
const nicknameIndex = `-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS shootline.app_user_nickname;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY app_user_nickname ON shootline.app_user (tenant_id, nickname);
`;

/** Adds a later server's migrations to a folder: one that moves data, and one without a transaction. */
export async function addLaterMigrations(folder: string): Promise<void> {
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations.');
  const later = { nicknames, nickname_index: nicknameIndex };
  for (const [index, [tag, text]] of Object.entries(later).entries()) {
    const step = index + 1;
    journal.entries.push({ ...last, idx: last.idx + step, when: last.when + step, tag });
    await writeFile(join(folder, `${tag}.sql`), text);
  }
  await writeFile(path, JSON.stringify(journal));
}

/** Creates a later server's migrations below the folder, ours and its own; returns their path. */
export async function laterMigrations(folder: string): Promise<string> {
  const later = join(folder, 'later-migrations');
  await cp(ownMigrations, later, { recursive: true });
  await addLaterMigrations(later);
  return later;
}
