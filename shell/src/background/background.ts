import {
  isAbort,
  lazyModule,
  onRequestEvent,
  type RequestEvent,
  sessionStore,
} from '@shootline/shared-api';
import { followWhileSignedIn } from '../live/live-data.ts';
import { hasChoice } from '../registry/chosen-versions.ts';
import type { Registry } from '../registry/registry.ts';
import type { RegistryState } from '../remotes/remote-state.ts';
import { showUncaughtErrors } from './errors.ts';
import { onceComplete } from './once-complete.ts';
import { retryUnreachable } from './recovery.ts';
import type { PortalRouter, Services } from '../registry/services.ts';

/** A page that was just opened is the newest version, so the first check can wait. */
const beforeNewVersions = 60_000;
const whenNeeded = lazyModule(() => import(/* webpackChunkName: "faults" */ './when-needed.ts'));
const afterFirstUse = lazyModule(() => import('./after-first-use.ts'));
const uses = ['pointermove', 'pointerdown', 'keydown'];

type WhenNeeded = Awaited<ReturnType<typeof whenNeeded.loadWithRetries>>;

const load = (use: (code: WhenNeeded) => void) => void whenNeeded.loadWithRetries().then(use);

/** The portal itself stops calls whose answer nobody waits for, which is no failure. */
const isFailure = ({ phase, outcome }: RequestEvent) =>
  phase === 'REQUEST_FAILURE' && !isAbort(outcome);

function log(event: RequestEvent): void {
  if (isFailure(event)) load((code) => code.logFailure(event));
}

/** Loads the rarely needed code once something is due in the portal's state, and uses it. */
function onceDue(
  { store }: Registry,
  isDue: (state: RegistryState) => boolean,
  use: (code: WhenNeeded) => void,
): void {
  const check = () => {
    if (!isDue(store.getState())) return;
    stop();
    load(use);
  };
  const stop = store.subscribe(check);
  check();
}

function hasClash({ remotes }: RegistryState): boolean {
  const paths = remotes.flatMap(({ manifest }) => manifest?.routes.map(({ path }) => path) ?? []);
  return new Set(paths).size < paths.length;
}

/** Calls back when a signed-in user first does something, as the first screen is then complete. */
function onFirstUse(start: () => void): void {
  const check = () => {
    if (!sessionStore.getState().user) return;
    for (const event of uses) removeEventListener(event, check);
    start();
  };
  for (const event of uses) addEventListener(event, check);
}

/**
 * Registers the worker that opens the portal without a network, unless the deployment does not want that.
 * Loads further code once the worker has it.
 */
function startWorker(services: Services): void {
  // Pages without a secure connection have none.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const isFirst = !workers?.controller;
  const keep = (outcome: unknown) =>
    load((code) => code.keepForOffline(services, isFirst, outcome));
  if (!workers || services.config.offline === false) keep(null);
  else workers.register('/sw.js').then(() => workers.ready.then(keep), keep);
}

/**
 * Keeps loaded data up to date, retries remotes that could not be reached, reports failures of remotes,
 * announces newer versions and errors, keeps a log of failed calls and the pages that the user leaves, and
 * counts page views if the deployment configures that. Calls `preload` for entries that the user may open
 * next.
 */
export function followInBackground(
  services: Services,
  router: PortalRouter,
  preload: (url: URL) => void,
): void {
  const { registry, config } = services;
  const checkServer = (outcome?: unknown) => load((code) => code.checkServer(services, outcome));
  followWhileSignedIn(services, checkServer);
  retryUnreachable(registry);
  onceDue(registry, hasClash, (code) => code.reportClashes(registry));
  onceDue(
    registry,
    ({ faults }) => faults.length > 0,
    (code) => code.followFaults(registry),
  );
  if (hasChoice(config)) {
    load((code) => code.followUser(registry, config));
  }
  showUncaughtErrors();
  onRequestEvent(log);
  // A failed call may be the first sign that there is no network.
  onRequestEvent((event) => {
    if (isFailure(event)) checkServer(event.outcome);
  });
  if (!navigator.onLine) checkServer();
  onceComplete(services, router, () => startWorker(services));
  setTimeout(() => load((code) => code.followNewVersions(registry, router)), beforeNewVersions);
  onFirstUse(() => {
    void afterFirstUse.loadWithRetries().then((code) => {
      code.followVisits(router, registry, config.brand.name);
      code.preloadEntries(preload);
      code.shortenWaiting(services);
    });
  });
  const { pageViews: to } = config;
  if (to) {
    load((code) => code.followPageViews(router, registry, to));
  }
}
