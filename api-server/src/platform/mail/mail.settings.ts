import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileStorage, mailFolder } from '../files/file-storage.ts';
import { type MailTransport, outboxTransport, smtpTransport } from './mail-transport.ts';

export type MailSettings = {
  /** The product's name as shown in the portal. */
  brand: string;
  /** The sender: an address, with or without a name. */
  from: string;
  /** The address that answers go to, with or without a name; undefined if nobody reads answers. */
  replyTo: string | undefined;
  /** The portal's address for links in mails, without a trailing slash. */
  portalUrl: string;
  /** Whether mails go to a mail server or into the storage of files. */
  delivery: 'smtp' | 'outbox';
};

export type MailEnv = MailSettings & { smtpUrl: string | undefined };

/** The brand's name in a portal's configuration. */
export function brandOf(portalDir: string | undefined): string | undefined {
  if (portalDir === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(readFileSync(join(portalDir, 'portal.json'), 'utf8'));
    const { brand } = read as { brand?: { name?: unknown } };
    return typeof brand?.name === 'string' ? brand.name : undefined;
  } catch {
    // The portal itself reports a registry that cannot be read.
    return undefined;
  }
}

/** The configured mail server, otherwise the outbox of the storage of files. */
export function mailTransport({ smtpUrl: url }: MailEnv, files: FileStorage): MailTransport {
  return url === undefined ? outboxTransport(files) : smtpTransport(url);
}

/** The warning at start that mails reach nobody; undefined if they are sent. */
export function outboxNotice(
  { delivery }: MailEnv,
  { place }: Pick<FileStorage, 'place'>,
): string | undefined {
  if (delivery === 'smtp') return undefined;
  return `Mails are kept in ${place}/${mailFolder} and reach nobody; set SMTP_URL to send them.`;
}
