import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileStorage, mailFolder } from '../files/file-storage.ts';
import { StartError } from '../process/start-error.ts';
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

type Reader = { text(name: string): string | undefined };

function brandOf(portalDir: string | undefined): string | undefined {
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

function portalUrl(address: string | undefined, port: number): string {
  if (address === undefined) return `http://localhost:${port}`;
  if (/^https?:\/\//.test(address) && URL.canParse(address)) return address.replace(/\/+$/, '');
  throw new StartError(
    `PORTAL_URL must be an address like https://portal.example, not "${address}".`,
  );
}

function smtpUrl(address: string | undefined): string | undefined {
  if (address === undefined || (/^smtps?:\/\//.test(address) && URL.canParse(address)))
    return address;
  throw new StartError(
    'SMTP_URL must be an address like smtp://user:password@mail.example:587 or smtps://mail.example.',
  );
}

function mailAddress(name: string, address: string | undefined): string | undefined {
  if (address === undefined || /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(address)) return address;
  throw new StartError(
    `${name} must be an address like "Our shoots <shoots@mail.example>", not "${address}".`,
  );
}

/** The settings of mails. Throws `StartError` for an invalid value. */
export function readMailEnv(
  { text }: Reader,
  { port, portalDir }: { port: number; portalDir: string | undefined },
): MailEnv {
  const url = smtpUrl(text('SMTP_URL'));
  const brand = text('BRAND_NAME') ?? brandOf(portalDir) ?? 'The portal';
  return {
    brand,
    from:
      mailAddress('MAIL_FROM', text('MAIL_FROM')) ??
      `"${brand.replaceAll('"', '')}" <no-reply@localhost>`,
    replyTo: mailAddress('MAIL_REPLY_TO', text('MAIL_REPLY_TO')),
    portalUrl: portalUrl(text('PORTAL_URL'), port),
    delivery: url === undefined ? 'outbox' : 'smtp',
    smtpUrl: url,
  };
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
