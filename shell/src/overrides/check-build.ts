import { t } from '@shootline/shared-api';
import {
  parseRemoteManifest,
  type PortalConfig,
  type SharedCode,
} from '@shootline/shared-api/portal';
import { type LoadFailure, RemoteLoadError } from '../remotes/load-error.ts';
import { refusal } from '../remotes/preflight.ts';
import { readPublished } from '../remotes/published.ts';
import { isAllowed, type Override } from '../remotes/overrides.ts';

/** A build that cannot be run; `message` is a sentence for its user. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** A sentence that ends with the reason, which is for developers. */
type Sentence = (values: { reason: string }) => string;

const unread: Sentence = (values) =>
  t('No remote.json can be read at this address: {reason}', values);
const unlisted: Sentence = (values) =>
  t('The list of code that this build uses cannot be read: {reason}', values);
const unfit: Sentence = (values) =>
  t('This build was made for another version of the portal: {reason}', values);
const refusals: Partial<Record<LoadFailure, Sentence>> = {
  'needs-newer-portal': (values) =>
    t('This build needs a newer version of the portal: {reason}', values),
  'older-than-portal': (values) =>
    t('This build is older than this portal and does not fit: {reason}', values),
  'not-allowed': (values) =>
    t('The code of this build is on another server than its remote.json: {reason}', values),
};

const reasonOf = ({ cause }: Error) =>
  (cause instanceof Error ? cause.message : String(cause)).replace(/\.?$/, '.');

/** The address as text, without a fragment. Throws a `BuildError` if it cannot be a build's. */
function addressOf(text: string, name: string, config: PortalConfig): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new BuildError(
      t('Enter the whole address of a remote.json, such as https://builds.example/remote.json.'),
    );
  }
  const url = new URL(text);
  url.hash = '';
  if (isAllowed(config, name, url.href)) return url.href;
  const { origin } = url;
  const origins = config.overrides?.origins.join(', ') ?? '';
  throw new BuildError(
    t('This portal allows no builds from {origin}, only from {origins}.', { origin, origins }),
  );
}

/**
 * A build of a remote by the address of its manifest, if this user's portal can run it; none of its code
 * runs yet. Throws a `BuildError`.
 */
export async function checkBuild(
  text: string,
  name: string,
  config: PortalConfig,
  provided: () => Promise<SharedCode>,
): Promise<Override> {
  const url = addressOf(text, name, config);
  const fail = (sentence: Sentence, error: unknown) => {
    throw error instanceof RemoteLoadError
      ? new BuildError(sentence({ reason: reasonOf(error) }))
      : error;
  };
  const manifest = await readPublished(name, url, parseRemoteManifest).catch((error: unknown) =>
    fail(unread, error),
  );
  if (manifest.name !== name) {
    throw new BuildError(
      t('This is a build of {other}, not of {name}.', { other: manifest.name, name }),
    );
  }
  // No fingerprint is the same, so the shared code itself is compared.
  const refused = await refusal(manifest, url, { builtFor: '', provided, pin: undefined }).catch(
    (error: unknown) => fail(unlisted, error),
  );
  if (refused) fail(refusals[refused.failure] ?? unfit, refused);
  return { url, version: manifest.version };
}
