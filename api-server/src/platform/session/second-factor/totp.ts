import { Secret, TOTP } from 'otpauth';

const secretBytes = 20;

// Known to all authenticator apps, some of which ignore other values.
const usual = { algorithm: 'SHA1', digits: 6, period: 30 };

const totpOf = (secret: string, of: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...usual, ...of, secret: Secret.fromBase32(secret) });

/** A random secret for an authenticator app, base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address of a secret that apps read from a QR code. */
export function secretUri(secret: string, of: { issuer: string; label: string }): string {
  return totpOf(secret, of).toString();
}

/** The time step of a right code, one step early or late at most; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
