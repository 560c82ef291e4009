import { createTransport } from 'nodemailer';
import type { FileStorage } from '../files/file-storage.ts';

export type OutgoingMail = {
  id: string;
  from: string;
  /** The address that answers go to; undefined if nobody reads answers. */
  replyTo: string | undefined;
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

/** The mail as nodemailer takes it, with the same Message-ID each time it is sent. */
function message({ id, from, ...mail }: OutgoingMail) {
  // Receivers distrust an id whose domain is not the sender's.
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    ...mail,
    from,
    messageId: `<${id}@${domain}>`,
    // Keeps mail programs from sending out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

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
    async send(mail) {
      await transport.sendMail({
        ...message(mail),
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
    async send(mail) {
      const sent = await transport.sendMail(message(mail));
      await files.putMail(`${mail.id}.eml`, sent.message as Buffer);
    },
    close: () => transport.close(),
  };
}
