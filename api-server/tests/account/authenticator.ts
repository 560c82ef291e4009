import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at an instant. */
export function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}
