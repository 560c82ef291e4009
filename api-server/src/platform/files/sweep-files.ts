import type { Deps } from '../deps.ts';
import { describeError } from '../log/logger.ts';

const hour = 3_600_000;

/**
 * Removes what a crash has left half received, now and every hour. What another server may be
 * receiving stays: nothing is received for an hour without anything of it being written.
 */
export async function sweepFiles({
  engine,
  files,
  logger,
  onStop,
}: Pick<Deps, 'engine' | 'files' | 'logger' | 'onStop'>): Promise<void> {
  const sweep = async (before: number) => {
    try {
      const removed = await files.sweep(new Date(before));
      if (removed > 0) logger.info?.({ event: 'unfinished files removed', count: removed });
    } catch (error) {
      logger.error({ event: 'unfinished files stay', ...describeError(error) });
    }
  };
  const timer = setInterval(() => void sweep(Date.now() - hour), hour);
  timer.unref();
  onStop(() => clearInterval(timer));
  // The embedded database has the folder for itself, and this server receives nothing yet.
  await sweep(engine === 'pglite' ? Date.now() : Date.now() - hour);
}
