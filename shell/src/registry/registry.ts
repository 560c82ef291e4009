import {
  parseRemoteManifest,
  type DeclaredRoute,
  type PortalConfig,
  type RemoteManifest,
} from '@shootline/shared-api/portal';
import { matchPath } from '@shootline/shared-ui/router';
import { createStore } from 'zustand/vanilla';
import { loadTexts } from '../language/speak.ts';
import { ownArea } from '../own-pages/own-area.ts';
import { chosenFor } from './chosen-versions.ts';
import type { RemoteLoader } from '../federation/federation.ts';
import { storedGood, storeGood } from '../remotes/last-known-good.ts';
import { asLoadError, RemoteLoadError } from '../remotes/load-error.ts';
import { refusal } from '../remotes/preflight.ts';
import { isPinned } from '../remotes/requirements.ts';
import { diagnosis, readPublished } from '../remotes/published.ts';
import {
  type Fault,
  type Published,
  publishedAt,
  type RegistryState,
  type RemoteState,
} from '../remotes/remote-state.ts';
import { reportToOperators } from '../remotes/report-to-operators.ts';
import { entryOf, RunningCode } from './running-code.ts';

const patience = 1500;

/** Whether a file of the remote itself failed. */
const isOwn = ({ owner, remote }: RemoteLoadError) => owner === remote;

const goodName = (remote: string) => `remote.${remote}`;

const onlyWidgets = { routes: [], nav: [], slots: {}, inbox: {}, search: [], welcome: [] };

/** Parses `remote.json`; a remote that only offers widgets has no pages and contributes nothing else. */
const parserOf = (widgetsOnly?: boolean) => (content: unknown) => {
  const manifest = parseRemoteManifest(content);
  return widgetsOnly ? { ...manifest, ...onlyWidgets } : manifest;
};

/** A declared page and the remote, or the shell's own area, that declares it. */
export interface DeclaredPage {
  remote: string;
  route: DeclaredRoute;
  params: Record<string, string | undefined>;
}

/** The remotes of the portal with their manifests; loads their code when it is needed. */
export class Registry {
  readonly store = createStore<RegistryState>(() => ({ remotes: [], faults: [] }));
  /** Settled once the remotes' manifests are read, except slow ones, which are added later. */
  started: Promise<void> = Promise.resolve();
  /** Settled once it is decided which versions the user gets. */
  choice: Promise<unknown> = Promise.resolve();
  #loader: RemoteLoader;
  #code: RunningCode;

  constructor(loader: RemoteLoader) {
    this.#loader = loader;
    this.#code = new RunningCode(loader);
  }

  /** Reads every remote's manifest; only its own pages wait for a slow one. */
  start(config: PortalConfig): void {
    this.started = this.#start(config);
  }

  async #start(config: PortalConfig): Promise<void> {
    const chosen = await chosenFor(config);
    const remotes = chosen.map(({ name, nav: announced, current, widgetsOnly, ...remote }) => {
      const { url, pin } = publishedAt(remote);
      const stored = storedGood(goodName(name), url, parserOf(widgetsOnly));
      const manifest = stored && isPinned(stored, pin) ? stored : null;
      const released = current ? publishedAt(current) : null;
      return { name, url, pin, released, manifest, widgetsOnly, announced, problem: null };
    });
    this.store.setState({ remotes });
    const all = Promise.all(remotes.map(({ name }) => this.refresh(name)));
    await Promise.race([all, new Promise((done) => setTimeout(done, patience))]);
  }

  /**
   * Reads a remote's manifest again. On failure keeps its last known good manifest, or replaces a tagged
   * version or another build by the current one.
   */
  async refresh(name: string): Promise<void> {
    const remote = this.#known(name);
    if (!remote) return;
    const { url, manifest: before, released } = remote;
    this.#loader.guard(new URL(url).origin);
    let version: string | undefined;
    try {
      const manifest = await readPublished(name, url, parserOf(remote.widgetsOnly));
      version = manifest.version;
      const problem =
        (await this.#refusal(name, manifest)) ?? (await this.#code.fault(name, manifest, url));
      if (!problem) storeGood(goodName(name), url, manifest);
      await loadTexts(entryOf(manifest, url).url);
      // A mounted remote keeps working if its newly published version is refused.
      this.#update(name, { manifest: problem ? (before ?? manifest) : manifest, problem });
    } catch (error) {
      this.#update(name, { problem: asLoadError(name, error) });
    }
    const problem = this.#known(name)?.problem;
    if (!problem) return;
    this.#tell(problem, version);
    if (released && isOwn(problem)) await this.take(name, released);
  }

  /** Switches a remote to another address. */
  async take(name: string, from: Published, released: Published | null = null): Promise<void> {
    this.#update(name, { ...from, released, manifest: null, problem: null });
    await this.refresh(name);
  }

  /** Records a failure of a version, by default of the running one. */
  note(
    remote: string,
    failure: Fault['failure'],
    version = this.#code.of(remote)?.version ?? 'unknown',
  ): void {
    this.store.setState(({ faults }) => ({ faults: [...faults, { remote, version, failure }] }));
  }

  /** The page that declares a path, or null. */
  match(pathname: string): DeclaredPage | null {
    const remotes = this.store.getState().remotes.map(({ name, manifest }) => ({
      name,
      routes: manifest?.routes ?? [],
    }));
    for (const { name, routes } of [ownArea, ...remotes]) {
      for (const route of routes) {
        const match = matchPath(route.path, pathname);
        if (match) return { remote: name, route, params: match.params };
      }
    }
    return null;
  }

  /** Remotes without a manifest: an unknown path may be theirs. */
  unknownRemotes(): RemoteState[] {
    return this.store.getState().remotes.filter(({ manifest }) => manifest === null);
  }

  /** Whether a remote declares this widget. */
  offersWidget(widget: string): boolean {
    const { remotes } = this.store.getState();
    return remotes.some(({ manifest }) => manifest?.widgets.includes(widget));
  }

  /** The widgets that remotes put into a slot, in the order of `portal.json`. */
  widgetsIn(slot: string): string[] {
    return this.store.getState().remotes.flatMap(({ manifest }) => manifest?.slots?.[slot] ?? []);
  }

  /** The entry whose code this page runs, and the address of its `remote.json`; null if none runs. */
  runningOf(name: string): { entry: string; url: string } | null {
    const running = this.#code.of(name);
    return running ? { entry: running.entry, url: this.#remote(name).url } : null;
  }

  /** The shared code that the shell provides. */
  provided = () => this.#loader.provided();

  /** A module that a remote exposes. Rejects with a `RemoteLoadError`; the next call tries again. */
  async load<Module>(name: string, module: string): Promise<Module> {
    await this.choice;
    const failed = this.#code.failureOf(name);
    if (failed || this.#remote(name).problem) await this.refresh(name);
    const { problem } = this.#remote(name);
    // The refresh has just checked the entry again.
    if (failed?.isEntry && problem) throw problem;
    try {
      const { url } = this.#remote(name);
      return await this.#code.load<Module>(name, module, await this.#allowed(name), url);
    } catch (error) {
      const problem = await this.failed(name, error, true);
      const { released } = this.#remote(name);
      // The current version would need the same file of the portal.
      if (!released || !isOwn(problem)) throw problem;
      await this.take(name, released);
      return this.load(name, module);
    }
  }

  /**
   * Diagnoses why code of a remote could not be loaded. Until that is fixed the remote has a problem, and
   * the next load reads its manifest again.
   */
  async failed(name: string, error: unknown, isEntry = false): Promise<RemoteLoadError> {
    this.#code.noteFailure(name, error, isEntry);
    const { manifest, url } = this.#remote(name);
    let problem = asLoadError(name, error);
    if (manifest && problem !== error && problem.failure !== 'broken') {
      const entry = entryOf(manifest, url);
      problem = (await diagnosis((why) => why.explainCode(name, error, entry))) ?? problem;
      this.#update(name, { problem });
    }
    this.#tell(problem);
    return problem;
  }

  /** Tells operators of a problem, and records it for the remote unless a file of the portal failed. */
  #tell(problem: RemoteLoadError, version?: string): void {
    const { remote, failure } = problem;
    const { url, manifest } = this.#remote(remote);
    reportToOperators(problem, url, manifest?.version);
    if (isOwn(problem)) this.note(remote, failure, version);
  }

  /** The manifest of a remote whose code may be loaded. */
  async #allowed(name: string): Promise<RemoteManifest> {
    const { manifest, problem } = this.#remote(name);
    if (!manifest) throw problem ?? new RemoteLoadError(name, 'unreachable');
    const refused = await this.#refusal(name, manifest);
    if (refused) throw refused;
    return manifest;
  }

  #refusal(name: string, manifest: RemoteManifest): Promise<RemoteLoadError | null> {
    const { url, pin } = this.#remote(name);
    const { builtFor, provided } = this.#loader;
    return refusal(manifest, url, { builtFor, provided, pin });
  }

  #known(name: string): RemoteState | undefined {
    return this.store.getState().remotes.find((candidate) => candidate.name === name);
  }

  #remote(name: string): RemoteState {
    const remote = this.#known(name);
    if (!remote) throw new Error(`This portal has no remote ${name}.`);
    return remote;
  }

  #update(name: string, change: Partial<RemoteState>): void {
    this.store.setState(({ remotes }) => ({
      remotes: remotes.map((remote) => (remote.name === name ? { ...remote, ...change } : remote)),
    }));
  }
}
