import { type Server, createServer } from 'node:net';
import { StartError } from '../process/start-error.ts';

type Place = { port: number; host: string };

/** Listens at a port of an address. Returns the port. Throws `StartError` if that is not possible. */
export function listen(server: Server, { port, host }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use; choose another one with PORT.`,
        EACCES: `Port ${port} needs more rights than this user has; choose another one with PORT.`,
        ENOTFOUND: `This machine has no address ${host}; choose another HOST.`,
        EADDRNOTAVAIL: `This machine has no address ${host}; choose another HOST.`,
      };
      const reason = why[error.code ?? ''];
      reject(reason === undefined ? error : new StartError(reason));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Fails if the port is taken, before the database is filled. */
export async function probePort(place: Place): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  await new Promise((resolve) => probe.close(resolve));
}

/** The host to show in an address of this server. */
export function shownHost(host: string): string {
  return ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
}
