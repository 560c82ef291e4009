import type { RemoteManifest } from '@shootline/shared-api/portal';
import { asLoadError } from '../../../shell/src/registry/load-error.ts';
import type * as shell from '../../../shell/src/registry/published.ts';

/** Answers what remotes publish with manifests that were known when the bundle was built. */
export function publishedOf(manifests: Record<string, RemoteManifest>): typeof shell {
  return {
    readPublished: (name, _url, parse) => Promise.resolve(parse(manifests[name])),
    diagnosed: (name, error) => Promise.resolve(asLoadError(name, error)),
  };
}
