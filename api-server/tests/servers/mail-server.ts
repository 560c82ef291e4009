import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Taken = {
  messageId: string;
  /** Accepts the mail, which its sender waits for. */
  accept(): void;
};

/** Starts a mail server that accepts mails at once, or each when the test says so while `isHolding`. */
export async function startMailServer() {
  const taken: Taken[] = [];
  const state = { isHolding: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((whole) => {
        const [, messageId = ''] = /^Message-ID: (.+)$/im.exec(whole) ?? [];
        taken.push({ messageId: messageId.trim(), accept: () => done() });
        if (!state.isHolding) done();
      });
    },
  });
  // A sender that is killed breaks its connection.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    hold: (isHolding: boolean) => void (state.isHolding = isHolding),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
