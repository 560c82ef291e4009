import { type Checks, checked } from '../hub-check.ts';
import { HubFailure } from '../hub-failure.ts';
import {
  type Gone,
  type HubClient,
  type HubUser,
  pageSchema,
  recordSchemas,
} from './hub-feed-schema.ts';
import { type HubSource, askHub, headersFor } from '../hub-http.ts';
import { hubLimits } from '../hub.settings.ts';

/** All records that the hub has for a workspace. */
export type HubFeed = { clients: (HubClient | Gone)[]; users: (HubUser | Gone)[] };

/** Whether the hub has deleted the record. */
export function isGone(record: { deleted?: boolean | undefined }): record is Gone {
  return record.deleted === true;
}

function nextOf(link: string | null, page: URL, seen: Set<string>): URL | undefined {
  if (link === null) return undefined;
  const next = URL.parse(link, page.href);
  if (next?.origin !== page.origin || next.username !== '' || next.password !== '') {
    throw new HubFailure('wrong', 'a next page outside the hub', { where: 'next' });
  }
  if (seen.has(next.href)) throw new HubFailure('incomplete', 'a page that came before');
  return next;
}

async function* pages(source: HubSource, first: URL, whole: AbortSignal) {
  const { fetch, deadlineMs } = source;
  const headers = headersFor(source);
  const seen = new Set<string>();
  for (let page: URL | undefined = first; page;) {
    seen.add(page.href);
    if (seen.size > hubLimits.pages) {
      throw new HubFailure('tooMuch', `more than ${hubLimits.pages} pages`);
    }
    const signal = AbortSignal.any([whole, AbortSignal.timeout(deadlineMs)]);
    const answer = await askHub(page, { fetch, headers, signal, mostBytes: hubLimits.pageBytes });
    const { count, next, results } = checked(pageSchema, answer, `page ${seen.size}`);
    yield { count, results: results as unknown[] };
    page = nextOf(next, page, seen);
  }
}

async function readRecords<Item extends { id: string }>(
  source: HubSource,
  { kind, schema, alias }: { kind: keyof HubFeed; schema: Checks<Item>; alias: string },
  whole: AbortSignal,
): Promise<Item[]> {
  const first = new URL(`${source.url}/${kind}?${new URLSearchParams({ workspace: alias })}`);
  const records = new Map<string, Item>();
  let expectedCount: number | undefined;
  for await (const { count, results } of pages(source, first, whole)) {
    expectedCount ??= count;
    if (count !== expectedCount)
      throw new HubFailure('incomplete', `${kind}: the count has changed`);
    for (const result of results) {
      const where = `${kind}, record ${records.size + 1}`;
      const record = checked(schema, result, where);
      if (records.has(record.id)) {
        throw new HubFailure('wrong', `${where}: id twice`, { where: `${where}, id` });
      }
      records.set(record.id, record);
    }
    if (records.size > hubLimits.records) {
      throw new HubFailure('tooMuch', `more than ${hubLimits.records} ${kind}`);
    }
  }
  if (records.size !== expectedCount) {
    throw new HubFailure('incomplete', `${kind}: ${records.size} of ${expectedCount}`);
  }
  return [...records.values()];
}

function checkClients({ clients, users }: HubFeed): void {
  const present = new Set(clients.filter((each) => !isGone(each)).map(({ id }) => id));
  users.forEach((user, index) => {
    if (isGone(user) || user.client === null || present.has(user.client)) return;
    const where = `users, record ${index + 1}, client`;
    throw new HubFailure('wrong', `${where}: no such client`, { where });
  });
}

/**
 * Fetches and validates everything that the hub has for the workspace. Throws `HubFailure`: late, away,
 * incomplete, too much or wrong.
 */
export async function readFeed(source: HubSource, alias: string): Promise<HubFeed> {
  const whole = AbortSignal.timeout(hubLimits.wholeMs);
  const { clients, users } = recordSchemas;
  const feed = {
    clients: await readRecords(source, { kind: 'clients', schema: clients, alias }, whole),
    users: await readRecords(source, { kind: 'users', schema: users, alias }, whole),
  };
  checkClients(feed);
  return feed;
}
