import type { Logger } from '../../log/logger.ts';
import type { Db } from '../db.ts';
import { migrationsOf } from './migration-steps.ts';
import { isNewer } from './rules.ts';
import { appliedRules } from '../schema.ts';

/** A database's tables and rules compared with those of this server. */
export type SchemaState = 'current' | 'newer' | 'older';

type Reader = { probe: Db; logger: Logger; settings: { version: string } };

const known = new WeakMap<Logger, SchemaState>();

async function readState(db: Db, version: string): Promise<SchemaState> {
  const { missing, foreign } = await migrationsOf(db);
  if (missing > 0) return 'older';
  if (foreign > 0) return 'newer';
  const [rules] = await db.select({ version: appliedRules.version }).from(appliedRules);
  return rules && isNewer(rules.version, version) ? 'newer' : 'current';
}

/**
 * Compares tables and rules with those of this server, and logs it once when they are others: a newer
 * server has migrated them, or an older backup was restored. Both go on serving.
 */
export async function schemaState({ probe, logger, settings }: Reader): Promise<SchemaState> {
  const state = await readState(probe, settings.version);
  if (state !== (known.get(logger) ?? 'current')) {
    logger.error({ event: 'schema of the database', schema: state, version: settings.version });
  }
  known.set(logger, state);
  return state;
}
