import type { Env } from '../env.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import type { Logger } from '../platform/log/logger.ts';
import { StartError } from '../platform/process/start-error.ts';
import type { Db } from '../platform/db/db.ts';
import { checkFirstAdmin, createFirstAdmin } from './first-admin.ts';
import { hasDemo, seedDemo } from '../../demo/seed-demo.ts';
import { isEmpty } from '../platform/db/migrate/is-empty.ts';

type Tools = { files: FileStorage; logger: Pick<Logger, 'audit'> };
type FillSettings = Pick<Env, 'demo' | 'publicBy' | 'admin'>;

const ownAdmin = 'ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_WORKSPACE';

/** Checks that an empty database could be filled with these settings. Throws `StartError`. */
export async function checkFilling({ demo, publicBy, admin }: FillSettings): Promise<void> {
  if (demo) return;
  const isNamed = Object.values(admin).some((value) => value !== '');
  if (publicBy !== undefined && !isNamed) {
    throw new StartError(
      `The database is empty, and others can reach this server (${publicBy}): name its first admin ` +
        `with ${ownAdmin}, or set DEMO=true for the demo, whose accounts have a public password.`,
    );
  }
  await checkFirstAdmin(admin);
}

/**
 * Fills an empty database with the demo or the first admin. Throws `StartError`, also if others could
 * reach a demo that was not asked for.
 */
export async function fill(db: Db, env: FillSettings, { files, logger }: Tools): Promise<void> {
  if (await isEmpty(db)) {
    await checkFilling(env);
    if (env.demo) await seedDemo(db, { now: new Date(), files });
    else await createFirstAdmin(db, env.admin, logger);
    return;
  }
  if (env.demo || env.publicBy === undefined || !(await hasDemo(db))) return;
  throw new StartError(
    'The database holds the demo, whose accounts have a public password, and others can reach this ' +
      `server (${env.publicBy}): set DEMO=true to serve it anyway, or start over with --reset ` +
      `and an admin of your own by ${ownAdmin}.`,
  );
}
