import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export const ownMigrations = fileURLToPath(new URL('../../../../migrations', import.meta.url));

export type Migration = {
  /** The file's name without `.sql`. */
  name: string;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  hash: string;
  statements: readonly string[];
  /** Whether a line `-- no transaction` begins it, as `CREATE INDEX CONCURRENTLY` needs. */
  isOutside: boolean;
};

/** A value of the comments that begin a migration, as in `-- release: 0.2.0`; '' without a value. */
export function headerOf({ statements }: Pick<Migration, 'statements'>, name: string) {
  for (const line of (statements[0] ?? '').split('\n').map((one) => one.trim())) {
    if (line === `-- ${name}`) return '';
    if (line.startsWith(`-- ${name}: `)) return line.slice(name.length + 5).trim();
    if (line !== '' && !line.startsWith('--')) return undefined;
  }
  return undefined;
}

/** The migrations of a folder, oldest first. */
export function readMigrations(migrationsFolder = ownMigrations): Migration[] {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  return readMigrationFiles({ migrationsFolder }).map(
    ({ sql: statements, folderMillis, hash }, index) => ({
      name: entries[index]?.tag ?? '',
      at: folderMillis,
      hash,
      statements,
      isOutside: headerOf({ statements }, 'no transaction') !== undefined,
    }),
  );
}

let ownTimes: readonly number[] | undefined;

/** When each migration of a folder was made, in milliseconds since 1970, oldest first. */
export function migrationTimes(migrationsFolder = ownMigrations): readonly number[] {
  if (migrationsFolder !== ownMigrations)
    return readMigrations(migrationsFolder).map(({ at }) => at);
  ownTimes ??= readMigrations().map(({ at }) => at);
  return ownTimes;
}
