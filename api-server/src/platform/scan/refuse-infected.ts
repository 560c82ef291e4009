import { fieldError, unavailable, validationError } from '../errors/errors.ts';
import type { Scanner, Verdict } from './scanner.ts';

async function verdictOn(scan: Scanner, path: string): Promise<Verdict> {
  try {
    return await scan(path);
  } catch (error) {
    throw unavailable('Sorry, the file could not be checked for viruses.', error);
  }
}

/** Throws 400 for an infected file, and 503 if it could not be scanned. */
export async function refuseInfected(scan: Scanner, path: string, field: string): Promise<void> {
  if ((await verdictOn(scan, path)) === 'clean') return;
  throw validationError(
    fieldError(field, 'A virus was found in this file. Please remove it or choose another file.'),
  );
}
