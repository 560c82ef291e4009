import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../src/platform/db/drizzle.ts';
import type { Db } from '../../src/platform/db/db.ts';
import {
  type Migration,
  headerOf,
  readMigrations,
} from '../../src/platform/db/migrate/migration-files.ts';
import { isNewer } from '../../src/platform/db/migrate/rules.ts';
import { type Used, breaksOf, unfilled } from './breaks.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';

type Snapshot = { tables: Record<string, { name: string; columns: Record<string, unknown> }> };

type Step = Migration & { release: string; catalogue: Catalogue; used: Used };

// A release of its own, before all others.
const firstRelease = '0';

function usedAt(folder: string, index: number): Used {
  const file = `${String(index).padStart(4, '0')}_snapshot.json`;
  const { tables } = JSON.parse(readFileSync(join(folder, 'meta', file), 'utf8')) as Snapshot;
  return new Map(
    Object.values(tables).map(({ name, columns }) => [name, new Set(Object.keys(columns))]),
  );
}

async function runEach(db: Db, folder: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (const [index, migration] of readMigrations(folder).entries()) {
    for (const statement of migration.statements) await db.execute(sql.raw(statement));
    steps.push({
      ...migration,
      release: index === 0 ? firstRelease : (headerOf(migration, 'release') ?? ''),
      catalogue: await readCatalogue(db),
      used: usedAt(folder, index),
    });
  }
  return steps;
}

function releaseFault({ release }: Step, before: Step, version: string): string | undefined {
  if (release === '') {
    return `does not say which version of the API brings it; begin it with "-- release: ${version}".`;
  }
  if (isNewer(release, version)) {
    return `is of the release ${release}, but package.json has the version ${version}.`;
  }
  if (isNewer(before.release, release)) {
    return `is of the release ${release}, but ${before.name} before it is of ${before.release}.`;
  }
  return undefined;
}

/** Why a migration that calls itself the second step of another is not that. */
function contractFault(step: Step, steps: Step[]): string | undefined {
  const named = headerOf(step, 'contract');
  const first = steps.find(({ name }) => name === named);
  if (!first) return `completes "${named}", but there is no such migration.`;
  if (isNewer(step.release, first.release)) return undefined;
  return `completes ${first.name}, which no earlier release has brought.`;
}

function faultsOf(step: Step, steps: Step[], version: string): string[] {
  const index = steps.indexOf(step);
  const before = steps[index - 1];
  if (!before) return [];
  const ofRelease = releaseFault(step, before, version);
  if (ofRelease !== undefined) return [ofRelease];
  const isContract = headerOf(step, 'contract') !== undefined;
  const ofContract = isContract ? contractFault(step, steps) : undefined;
  if (ofContract !== undefined) return [ofContract];
  const base = steps.findLast(({ release }) => isNewer(step.release, release));
  if (!base) return [];
  const earlier = breaksOf(base.catalogue, before.catalogue, base.used).map(({ does }) => does);
  const faults = breaksOf(base.catalogue, step.catalogue, base.used)
    .filter(({ does, isFatal }) => !earlier.includes(does) && (isFatal || !isContract))
    .map(({ does, isFatal }) =>
      isFatal
        ? `${does}; the schema of the release before has it, so servers of that release would fail.`
        : `${does}; servers of the release before may rely on it. Do it one release after the ` +
          'migration that prepares it, with a line "-- contract: <that migration>".',
    );
  const isLastOfRelease = steps[index + 1]?.release !== step.release;
  const empty = isLastOfRelease ? unfilled(step.catalogue, step.used) : [];
  return [
    ...faults,
    ...empty.map(
      (path) => `leaves ${path} not null without a default, but the schema no longer fills it.`,
    ),
  ];
}

/**
 * Runs the migrations of a folder on an empty database, and returns a sentence for each change that
 * servers of the release before would not survive. `version` is the current version of the API.
 */
export async function checkMigrations(db: Db, folder: string, version: string): Promise<string[]> {
  await db.execute(sql`create extension if not exists pg_trgm`);
  await db.execute(sql`create extension if not exists btree_gist`);
  await db.execute(sql`create schema if not exists shootline`);
  const steps = await runEach(db, folder);
  return steps.flatMap((step) =>
    faultsOf(step, steps, version).map((fault) => `${step.name}.sql ${fault}`),
  );
}
