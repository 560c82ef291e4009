import type { Db } from './db.ts';

/** Runs `work` and undoes everything that it has written; returns its result. Throws what it throws. */
export async function dryRun<Result>(tx: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const end = new Error('A dry run ends with a rollback.');
  const done: Result[] = [];
  try {
    await tx.transaction(async (inner) => {
      done.push(await work(inner));
      throw end;
    });
  } catch (error) {
    if (error !== end) throw error;
  }
  return done[0] as Result;
}
