import { hostname } from 'node:os';

/** The holder of a lock, as stored in its file. */
export interface Holder {
  purpose: string;
  host: string;
  pid: number;
  since: string;
}

/** This process as the holder of a lock, starting now. */
export const ownHolder = (purpose: string): Holder => ({
  purpose,
  host: hostname(),
  pid: process.pid,
  since: new Date().toISOString(),
});

export const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Whether the process that created a lock has ended; false for other machines, where this is unknown. */
export function hasEnded({ host, pid }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/** The beginning of the error when waiting ends. */
export const lockedMessage = (holder: Holder | undefined): string =>
  `${holder ? `"${holder.purpose}" on ${holder.host} since ${holder.since}` : 'Another deploy'} is still running there.`;
