import { parsePortalConfig } from '@shootline/shared-api/portal';
import { queryOptions } from '@tanstack/react-query';
import { configUrl } from '../remotes/fetch-json.ts';
import { storedGood } from '../remotes/last-known-good.ts';
import {
  answersPrefix,
  codeCache,
  filesCache,
  listBeside,
  listOfShell,
  manifestPath,
} from './cache-names.ts';
import { callOf, callsOf, type Declared } from './worker/kept-calls.ts';

/** Whether this browser can start the portal and show kept lists without a network. */
export type Readiness = 'ready' | 'not-yet' | 'impossible' | 'off';

/** Whether the page, its configuration and all its scripts are kept. */
async function keepsShell(files: Cache, code: Cache): Promise<boolean> {
  const [page, config] = await Promise.all([files.match('/'), files.match(configUrl)]);
  const [, main] = /src="([^"]*\/assets\/main\.[^"]*)"/.exec((await page?.text()) ?? '') ?? [];
  if (main === undefined || !config) return false;
  return Boolean(await code.match(listOfShell(new URL(main, window.location.origin).href)));
}

/** The addresses of the kept answers. */
async function keptAnswers(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(answersPrefix));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
}

/** Whether an area's code is kept, and answers that its pages show. */
async function keepsAnArea(files: Cache, code: Cache): Promise<boolean> {
  const answers = await keptAnswers();
  const manifests = (await files.keys()).filter(({ url }) =>
    manifestPath.test(new URL(url).pathname),
  );
  const kept = manifests.map(async (request) => {
    const manifest = (await (await files.match(request))?.json()) as Declared & { entry: string };
    const calls = callsOf(manifest);
    if (!answers.some((url) => callOf(calls, url))) return false;
    return Boolean(await code.match(listBeside(new URL(manifest.entry, request.url).href)));
  });
  return (await Promise.all(kept)).includes(true);
}

async function readiness(): Promise<Readiness> {
  if (storedGood('portal', configUrl, parsePortalConfig)?.offline === false) return 'off';
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return 'impossible';
  const worker = await workers.getRegistration();
  if (!worker?.active) return 'not-yet';
  const [files, code] = await Promise.all([caches.open(filesCache), caches.open(codeCache)]);
  const areKept = await Promise.all([keepsShell(files, code), keepsAnArea(files, code)]);
  return areKept.includes(false) ? 'not-yet' : 'ready';
}

const pollMs = 2000;

/** The readiness of this browser; asked again until it is ready. Rejects if the browser blocks storage. */
export const readinessQuery = () =>
  queryOptions({
    queryKey: ['offline', 'readiness'],
    queryFn: readiness,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: ({ state }) => state.data === 'not-yet' && pollMs,
  });
