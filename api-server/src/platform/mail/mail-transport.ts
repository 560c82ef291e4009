import { createTransport } from 'nodemailer';
import type { FileStorage } from '../files/file-storage.ts';

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

/** Keeps mails in the outbox of the storage of files, in a format that mail programs can open. */
export function outboxTransport(files: Pick<FileStorage, 'putMail'>): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ id, ...mail }) {
      const { message } = await transport.sendMail({
        ...mail,
        headers,
        messageId: `<${id}@shootline>`,
      });
      await files.putMail(`${id}.eml`, message as Buffer);
    },
    close: () => transport.close(),
  };
}
