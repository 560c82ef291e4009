import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PortalConfig } from '@shootline/shared-api/portal';
import { portalHeaders } from '../../api-server/src/platform/portal/portal-headers.ts';
import { readReportUrl } from '../../api-server/src/platform/portal/violation-reports.ts';

/** A name with a hash, which changes with the content. */
const hashed = '[.-][0-9a-f]{8,64}(\\.[a-z]+)*\\.[a-z0-9]+$';
const anyFile = '\\.[^/]+$';

type Headers = Record<string, string>;

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** `always`: also for error responses. */
const added = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

function location(matching: string, lines: string[]): string {
  return [`location ${matching} {`, ...lines.map((line) => `  ${line}`), '}', ''].join('\n');
}

/** The files below a prefix, a regular expression: hashed names are cached forever, others revalidated. */
function files(prefix: string, headers: Headers): string[] {
  const found = 'try_files $uri =404;';
  const good = 'add_header Cache-Control "public, max-age=31536000, immutable";';
  return [
    location(`~ "^${prefix}.*${hashed}"`, [
      found,
      'gzip_static on;',
      'brotli_static on;',
      good,
      ...added(headers),
    ]),
    location(`~ "^${prefix}.*${anyFile}"`, [
      found,
      'add_header Cache-Control no-cache;',
      ...added(headers),
    ]),
  ];
}

/** The headers that the API server sends for a portal with this configuration and its remotes. */
async function headersOf(config: PortalConfig) {
  const folder = await mkdtemp(join(tmpdir(), 'shootline-headers-'));
  try {
    await mkdir(join(folder, 'remote'));
    await writeFile(join(folder, 'portal.json'), JSON.stringify(config));
    for (const file of ['index.html', 'remote/remote.json'])
      await writeFile(join(folder, file), '');
    const reportUrl = readReportUrl(process.env['CSP_REPORT_URL']);
    return await portalHeaders(folder, { remoteFile: '/remote/remote.json', reportUrl });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The locations that make nginx serve a portal of this configuration like the API server would. */
export async function nginxLocations(config: PortalConfig): Promise<string> {
  const { page, file, remote } = await headersOf(config);
  const published = config.remotes.flatMap((remote) => [remote, ...(remote.tags ?? [])]);
  const here = published.flatMap(({ url }) =>
    url?.startsWith('/') ? [dirname(url).slice(1)] : [],
  );
  const folders = [...new Set(here)].join('|');
  return [
    '# Generated whenever portal.json is written; changes here are lost.\n',
    location('~ /\\.', ['return 404;']),
    ...(folders ? files(`/(${folders})/`, remote) : []),
    location('= /index.html', ['add_header Cache-Control no-cache;', ...added(page)]),
    ...files('/', file),
    location('/', ['rewrite ^ /index.html last;']),
  ].join('\n');
}
