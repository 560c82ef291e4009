import { t } from '@shootline/shared-api';
import { type LoadFailure, RemoteLoadError } from './load-error.ts';

/** The sentences of failures that only a diagnosis finds; no first screen needs them. */
const sentences: Partial<Record<LoadFailure, string>> = {
  refused: t('Your browser is not allowed to load this area from where it is.'),
  altered: t('The code of this area differs from what was published, so it is not run.'),
  'not-pinned': t(
    'This area has another version than the one that this portal allows, and is not shown.',
  ),
  unreadable: t('The published files of this area cannot be read.'),
  gone: t('A part of this area is no longer there. Retry loads its current version.'),
  'older-than-portal': t(
    'This area is older than this portal and cannot be shown until it is updated.',
  ),
  'does-not-fit': t('This area was built for another version of the portal and cannot be shown.'),
};

/** A failure that a diagnosis has found; `owner` is whose file failed. */
export const diagnosed = (remote: string, failure: LoadFailure, cause: unknown, owner = remote) =>
  new RemoteLoadError(remote, failure, cause, owner, sentences[failure]);
