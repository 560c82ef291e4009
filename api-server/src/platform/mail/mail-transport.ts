import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type OutgoingMail = {
  id: string;
  from: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  date: Date;
  attachments: { filename: string; contentType: string; content: Buffer }[];
};

/** Delivers mails. */
export type MailTransport = {
  /** Throws if the mail was not accepted. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

const deadlineMs = 20_000;

// Keeps mail programs from sending out-of-office replies.
const headers = { 'Auto-Submitted': 'auto-generated' };

/** Sends mails through the server of an `smtp://` or `smtps://` address. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: deadlineMs,
    greetingTimeout: deadlineMs,
    socketTimeout: deadlineMs,
  });
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({
        ...mail,
        headers,
        messageId: `<${id}@shootline>`,
        disableUrlAccess: true,
        disableFileAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

/** Writes mails to files in a folder, in a format that mail programs can open. */
export function outboxTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ id, ...mail }) {
      const { message } = await transport.sendMail({
        ...mail,
        headers,
        messageId: `<${id}@shootline>`,
      });
      await mkdir(folder, { recursive: true });
      const part = join(folder, `${id}.part`);
      await writeFile(part, message as Buffer);
      await rename(part, join(folder, `${id}.eml`));
    },
    close: () => transport.close(),
  };
}
