import { StartError } from '../process/start-error.ts';

const modes = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * Adapts the address of a PostgreSQL server to the driver, which would treat `require` and `verify-ca` as
 * `verify-full`. Throws `StartError` for an unknown mode, and for `verify-ca` without an authority, as
 * any server with a public certificate would pass.
 */
export function withSslMode(address: string): string {
  const { searchParams } = new URL(address);
  const mode = searchParams.get('sslmode');
  if (mode === null) return address;
  if (!modes.includes(mode)) {
    throw new StartError(`The sslmode of DATABASE_URL must be one of ${modes.join(', ')}.`);
  }
  if (mode === 'verify-ca' && !searchParams.has('sslrootcert')) {
    throw new StartError(
      'The sslmode verify-ca of DATABASE_URL needs sslrootcert, the file of the authority; ' +
        'verify-full does without for certificates of public authorities.',
    );
  }
  return searchParams.has('uselibpqcompat') ? address : `${address}&uselibpqcompat=true`;
}
