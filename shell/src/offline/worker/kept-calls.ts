import { filesCache, manifestPath } from '../cache-names.ts';

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** A call whose answers are kept; the end of its address, and how many. */
interface Call {
  path: RegExp;
  most: number;
}

const callAt = (path: string, most: number): Call => ({ path: new RegExp(`${path}$`), most });

/** The calls of every area's pages. */
const own = [
  callAt(
    '/(reference-data|client|actions|get_user_address_hub3|list/[a-z]+/views|user/(submitters|internal-users|am-users))',
    20,
  ),
];

/** A manifest's declaration, not checked yet. */
export interface Declared {
  offline?: { path?: unknown; most?: unknown }[];
}

const isPath = (path: unknown): path is string =>
  typeof path === 'string' && /^(\/([\w-]+|\{\w+\}))+$/.test(path);

/** The calls that a manifest declares. */
export const callsOf = ({ offline = [] }: Declared): Call[] =>
  offline.flatMap(({ path, most }) => {
    if (!isPath(path) || typeof most !== 'number' || !(most >= 1)) return [];
    return [callAt(path.replaceAll(/\{\w+\}/g, uuid), most)];
  });

/** Undefined until the manifests have been read once. */
let calls: Call[] | undefined;
let reading: Promise<Call[]> | undefined;

async function read(): Promise<Call[]> {
  try {
    const cache = await caches.open(filesCache);
    const kept = (await cache.keys()).filter(({ url }) => manifestPath.test(new URL(url).pathname));
    const answers = await Promise.all(kept.map((request) => cache.match(request)));
    const manifests = await Promise.all(
      answers.map((answer) => (answer?.json() ?? {}) as Promise<Declared>),
    );
    calls = [...own, ...manifests.flatMap(callsOf)];
  } catch (error) {
    console.warn('The calls whose answers are kept could not be read.', error);
    calls ??= own;
  }
  return calls;
}

/** Reads what the remotes declare again, from the kept copies of their manifests. */
export const renewKeptCalls = (): Promise<Call[]> => (reading = read());

/** The calls whose answers are kept: the shell's own and those that remotes declare. Never rejects. */
export const keptCalls = (): Promise<Call[]> => reading ?? renewKeptCalls();

/** The kept call of an address. */
export const callOf = (all: readonly Call[], url: string): Call | undefined =>
  all.find(({ path }) => path.test(new URL(url).pathname));

/** Whether answers of an address may be kept; all may until the manifests have been read. */
export const mayBeKept = (url: URL): boolean =>
  calls === undefined || callOf(calls, url.href) !== undefined;
