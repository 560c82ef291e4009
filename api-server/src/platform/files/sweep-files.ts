import type { FileStorage } from './file-storage.ts';
import type { OnStop } from '../process/stop.ts';
import { type Logger, describeError } from '../log/logger.ts';

const hour = 3_600_000;

/**
 * Removes files left half-received by a crash, now and every hour. Files that other servers are receiving
 * stay, as every upload in progress writes at least once an hour.
 */
export async function sweepFiles({
  files,
  logger,
  onStop,
}: {
  files: FileStorage;
  logger: Logger;
  onStop: OnStop;
}): Promise<void> {
  const sweep = async () => {
    try {
      const removed = await files.sweep(new Date(Date.now() - hour));
      if (removed > 0) logger.info?.({ event: 'unfinished files removed', count: removed });
    } catch (error) {
      logger.error({ event: 'unfinished files stay', ...describeError(error) });
    }
  };
  const timer = setInterval(() => void sweep(), hour);
  timer.unref();
  onStop(() => clearInterval(timer));
  await sweep();
}
