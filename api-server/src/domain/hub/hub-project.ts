import { portalPath } from '@shootline/shared-api/rules';
import { object, string } from 'yup';
import { checked } from './hub-check.ts';
import { HubFailure } from './hub-failure.ts';
import { requiredLine } from './sync/hub-feed-schema.ts';
import { type HubSource, askHub, headersFor } from './hub-http.ts';
import { hubLimits } from './hub.settings.ts';

/** Body of the request for a booking's project (docs/hub.md). */
export type ProjectRequest = {
  /** The booking's uuid; the hub makes one project for each. */
  booking: string;
  /** The workspace's alias. */
  workspace: string;
  number: string;
  title: string;
  client: { id: string | null; name: string };
  /** An instant, ISO 8601. */
  date: string | null;
  /** The IANA zone of the shoot. */
  timezone: string;
};

/** A project of the hub: its id there, and its page without a trailing slash. */
export type HubProject = { id: string; url: string };

const longestAddress = 2000;
const answer = object({
  id: requiredLine(100),
  url: string().required().max(longestAddress),
});

/** Whether browsers may be sent to the page: no plain HTTP where the hub itself is asked over TLS. */
function isPage(url: string, hubUrl: string): boolean {
  // `/upload` is appended to the address.
  if (/[?#\s]/.test(url)) return false;
  if (portalPath(url) !== null) return true;
  const page = URL.parse(url);
  if (!page || page.username !== '' || page.password !== '') return false;
  return page.protocol === 'https:' || (page.protocol === 'http:' && hubUrl.startsWith('http:'));
}

/**
 * The hub's project for a booking, which the hub makes if there is none yet. Its page may have another
 * origin than the hub, or be a path of the portal. Throws `HubFailure`.
 */
export async function askForProject(
  source: HubSource,
  request: ProjectRequest,
): Promise<HubProject> {
  const { id, url } = checked(
    answer,
    await askHub(new URL(`${source.url}/projects`), {
      fetch: source.fetch,
      headers: { ...headersFor(source), 'Idempotency-Key': request.booking },
      post: request,
      mostBytes: hubLimits.projectBytes,
      signal: AbortSignal.timeout(source.deadlineMs),
    }),
  );
  if (!isPage(url, source.url)) {
    throw new HubFailure('wrong', 'a project without a page', { where: 'url' });
  }
  return { id, url: url.replace(/\/+$/, '') };
}
