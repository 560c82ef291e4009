import { accessSync, constants } from 'node:fs';
import { StartError } from '../../process/start-error.ts';

const modes = ['disable', 'require', 'verify-ca', 'verify-full'];
const fileSettings = ['sslrootcert', 'sslcert', 'sslkey'];

function checkFiles(settings: URLSearchParams, variable: string): void {
  const mode = settings.get('sslmode') ?? 'disable';
  for (const name of fileSettings) {
    const file = settings.get(name);
    if (file === null) continue;
    if (mode === 'disable') {
      throw new StartError(
        `The ${name} of ${variable} needs an sslmode that encrypts: require, verify-ca or verify-full.`,
      );
    }
    try {
      accessSync(file, constants.R_OK);
    } catch {
      throw new StartError(`The file ${file} of ${name} in ${variable} cannot be read.`);
    }
  }
  if (settings.has('sslcert') !== settings.has('sslkey')) {
    throw new StartError(`The sslcert and sslkey of ${variable} must be set together.`);
  }
}

/**
 * Adapts the address of a PostgreSQL server to the driver, which would treat `require` and `verify-ca` as
 * `verify-full`. Throws `StartError`, which names the variable, for an unknown mode, for files that are
 * missing or that no mode uses, and for `verify-ca` without an authority, as any server with a public
 * certificate would pass.
 */
export function withSslMode(address: string, variable = 'DATABASE_URL'): string {
  const { searchParams } = new URL(address);
  const mode = searchParams.get('sslmode');
  if (mode !== null && !modes.includes(mode)) {
    throw new StartError(`The sslmode of ${variable} must be one of ${modes.join(', ')}.`);
  }
  if (mode === 'verify-ca' && !searchParams.has('sslrootcert')) {
    throw new StartError(
      `The sslmode verify-ca of ${variable} needs sslrootcert, the file of the authority; ` +
        'verify-full does without for certificates of public authorities.',
    );
  }
  checkFiles(searchParams, variable);
  if (mode === null || searchParams.has('uselibpqcompat')) return address;
  return `${address}&uselibpqcompat=true`;
}
