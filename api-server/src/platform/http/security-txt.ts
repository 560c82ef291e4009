import type { Handler } from 'hono';
import type { Clock } from '../process/clock.ts';
import { StartError } from '../process/start-error.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** Days that a reader may rely on it, as it is written at each request. */
const goodForDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Where to report a weakness, as a URI. Throws `StartError` for anything but an
 * email address or an https address.
 */
export function readSecurityContact(entered: string): string {
  if (/^[^\s<>@:/]+@[^\s<>@:/]+$/.test(entered)) return `mailto:${entered}`;
  if (/^https:\/\/\S+$/.test(entered) && URL.canParse(entered)) return entered;
  throw new StartError(
    `SECURITY_CONTACT must be an email address or one like https://house.example/security, not "${entered}".`,
  );
}

/** Tells how to report a weakness (RFC 9116). */
export function securityTxt(
  contact: string,
  { settings, clock }: { settings: { mail: { portalUrl: string } }; clock: Clock },
): Handler {
  const { portalUrl } = settings.mail;
  return (c) => {
    const expires = new Date(clock().getTime() + goodForDays * dayMs);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      // Addresses of the web must be secure there.
      ...(portalUrl.startsWith('https:') ? [`Canonical: ${portalUrl}${securityTxtPath}`] : []),
    ];
    return c.body(`${lines.join('\n')}\n`, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  };
}
