import type { RemoteManifest } from '@shootline/shared-api/portal';
import { asLoadError } from '../../../shell/src/remotes/load-error.ts';
import type * as shell from '../../../shell/src/remotes/published.ts';

/** Returns the remotes' manifests known at build time, in place of the published ones. */
export function publishedOf(manifests: Record<string, RemoteManifest>): typeof shell {
  return {
    readPublished: (name, _url, parse) => Promise.resolve(parse(manifests[name])),
    withDiagnosis: (name, error) => Promise.resolve(asLoadError(name, error)),
  };
}
