import { Hono } from 'hono';
import { securityHeaders } from '../http/headers.ts';
import { servePortal } from './portal.ts';

type Headers = Record<string, string>;

/** Headers of the file itself, which every server sets in its own way. */
const own = /^(content-(type|length|encoding)|cache-control|etag|vary)$/;

/**
 * The headers that this server sends with a portal's page, the shell's files and those of remotes, for
 * other servers that serve the folder instead. `remoteFile` is the path of any remote's file.
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
