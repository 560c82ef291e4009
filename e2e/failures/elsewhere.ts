import { join } from 'node:path';
import {
  builtPortal,
  copyPortal,
  startPortal,
  startRemoteServer,
} from '../portal/portal-server.ts';

/** The portal with the invoices remote on a separate server, which tests can stop. */
export async function portalWithInvoicesElsewhere(atEnd: (end: () => unknown) => void) {
  const folder = join(builtPortal, 'mfe-invoices');
  let server = await startRemoteServer(folder);
  atEnd(() => server.stop());
  const port = Number(new URL(server.url).port);
  const copy = copyPortal((remotes) =>
    remotes.map((remote) =>
      remote.name === 'invoices' ? { ...remote, url: `${server.url}/remote.json` } : remote,
    ),
  );
  atEnd(copy.remove);
  const portal = await startPortal(copy.folder);
  atEnd(portal.stop);
  return {
    url: portal.url,
    host: server.url,
    takeAway: () => server.stop(),
    bringBack: async () => {
      server = await startRemoteServer(folder, port);
    },
  };
}
