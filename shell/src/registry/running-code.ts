import type { RemoteManifest } from '@shootline/shared-api/portal';
import type { RemoteLoader } from '../federation/federation.ts';
import type { RemoteLoadError } from '../remotes/load-error.ts';

/** The entry of a manifest from an address. */
export const entryOf = ({ entry, integrity }: RemoteManifest, url: string) => ({
  url: new URL(entry, url).href,
  integrity,
  isScript: true,
});

/** A failure to load a remote's code: of its entry, which everything else needs, or of a part. */
interface Failure {
  error: unknown;
  isEntry: boolean;
  entry: string | undefined;
}

/** The code of remotes that this page runs, and what of it last failed to load. */
export class RunningCode {
  #running = new Map<string, { entry: string; version: string }>();
  #failed = new Map<string, Failure>();
  #retries = 0;
  #loader: RemoteLoader;

  constructor(loader: RemoteLoader) {
    this.#loader = loader;
  }

  of(name: string): { entry: string; version: string } | undefined {
    return this.#running.get(name);
  }

  failureOf(name: string): Failure | undefined {
    return this.#failed.get(name);
  }

  noteFailure(name: string, error: unknown, isEntry: boolean): void {
    this.#failed.set(name, { error, isEntry, entry: this.#running.get(name)?.entry });
  }

  /** The reason why code that could not be loaded still cannot be, or null. */
  async fault(
    name: string,
    manifest: RemoteManifest,
    url: string,
  ): Promise<RemoteLoadError | null> {
    const failed = this.#failed.get(name);
    const entry = entryOf(manifest, url);
    // Another version has other code.
    if (!failed || failed.entry !== entry.url) return null;
    const { diagnoseCode } = await import(
      /* webpackChunkName: "faults" */ '../remotes/diagnose.ts'
    );
    return diagnoseCode(name, failed.error, entry);
  }

  /** A module that the entry of a manifest exposes. Rejects with the loader's error. */
  async load<Module>(
    name: string,
    module: string,
    manifest: RemoteManifest,
    url: string,
  ): Promise<Module> {
    this.#register(name, manifest, url);
    const loaded = await this.#loader.load<Module>(name, module);
    this.#failed.delete(name);
    return loaded;
  }

  #register(name: string, manifest: RemoteManifest, url: string): void {
    const { url: entry, integrity } = entryOf(manifest, url);
    const previous = this.#running.get(name);
    const isAgain = previous?.entry === entry;
    if (isAgain && !this.#failed.get(name)?.isEntry) return;
    // A new address avoids waiting again for a request that hangs.
    const fresh = isAgain ? `${entry}?again=${++this.#retries}` : entry;
    this.#loader.register({ remote: name, url: fresh, integrity }, previous !== undefined);
    this.#running.set(name, { entry, version: manifest.version });
  }
}
