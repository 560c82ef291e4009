import { Hono } from 'hono';
import { securityHeaders } from '../http/headers.ts';
import { servePortal } from './portal.ts';

type Headers = Record<string, string>;

/** Of the file itself, which every server tells in its own way. */
const own = /^(content-(type|length|encoding)|cache-control|etag|vary)$/;

/**
 * The headers with which this server sends a portal's page, the shell's files and those of remotes, for
 * servers that send the folder in its place. `remoteFile` is the path of a file of any remote.
 */
export async function portalHeaders(
  folder: string,
  { remoteFile, reportUrl }: { remoteFile: string; reportUrl: string | undefined },
): Promise<{ page: Headers; file: Headers; remote: Headers }> {
  const app = new Hono();
  app.use(securityHeaders(false), servePortal(folder, reportUrl));
  const headersOf = async (path: string) => {
    const { headers } = await app.request(`https://portal.invalid${path}`, { method: 'HEAD' });
    return Object.fromEntries([...headers].filter(([name]) => !own.test(name)));
  };
  return {
    page: await headersOf('/index.html'),
    file: await headersOf('/portal.json'),
    remote: await headersOf(remoteFile),
  };
}
