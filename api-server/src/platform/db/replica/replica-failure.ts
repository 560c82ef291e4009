import { errorsIn, hasCode, isLost, isOfDatabase, isUnreachable } from '../database-unavailable.ts';

/**
 * Why a read has failed on a replica: the replica was `lost`, had no time for it or ended it to go on
 * replaying (`hindered`), or the statement itself is `wrong`. `refused` is an error that is not the
 * database's, such as a record that was not found.
 */
export type ReadFailure = 'lost' | 'hindered' | 'wrong' | 'refused';

export function readFailure(error: unknown): ReadFailure {
  if (!isOfDatabase(error)) return 'refused';
  const errors = [...errorsIn(error)];
  const says = (text: string) => errors.some(({ message }) => String(message).includes(text));
  const isHindered = says('due to conflict with recovery') || says('timeout exceeded when trying');
  if (isHindered) return 'hindered';
  // A read that writes; the same code means a lost primary elsewhere.
  if (hasCode(error, '25006')) return 'wrong';
  if (isLost(error)) return 'lost';
  return isUnreachable(error) ? 'hindered' : 'wrong';
}
