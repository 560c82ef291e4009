import type { Env } from '../env.ts';
import { describeError } from '../platform/log/logger.ts';
import { StartError } from '../platform/process/start-error.ts';

/** Tells the operator of a command that its connection was lost. */
export const onLost = (error: Error): void =>
  console.error(`The connection to the database was lost: ${error.message}`);

/** The database without a pooler, whose limits are not for work that takes long. */
export const placeOf = ({ dataDir, database }: Env) =>
  ({ dataDir, database: { url: database.directUrl }, reset: false }) as const;

/** Runs a command, prints its result if there is one, and ends the process with 0, or with 1 if it failed. */
export async function runCommand(work: () => Promise<string | undefined>): Promise<never> {
  try {
    const sentence = await work();
    if (sentence !== undefined) console.log(sentence);
    process.exit(0);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : describeError(error).error);
    process.exit(1);
  }
}
