import type { SharedCode } from '@shootline/shared-api/portal';
import { answer, cut, hang, html, slow, status, unavailable } from '../answers.ts';
import { type Failure, invoicesArea } from '../failure.ts';
import { manifestFile, publish } from '../published.ts';
import {
  cannotBeReached,
  needsNewer,
  notAllowed,
  older,
  tooSlow,
  unreadable,
} from '../sentences.ts';

const ofOlder = ({ names, versions, ...uses }: SharedCode): SharedCode => ({
  ...uses,
  versions: { ...versions, '@shootline/shared-ui': '0.9.0' },
  names: { ...names, '@shootline/shared-ui': ['Tile'] },
});

/** Failures of a remote's published files. */
export const manifestRows: Failure[] = [
  {
    ...invoicesArea,
    what: 'its remote.json is cut off',
    users: cannotBeReached,
    operators: 'unreachable: … cannot be reached',
    fail: answer(manifestFile, cut),
  },
  {
    ...invoicesArea,
    what: 'its remote.json arrives after 30 seconds',
    users: tooSlow,
    operators: 'too-slow: … takes too long.',
    fail: answer(manifestFile, slow),
  },
  {
    ...invoicesArea,
    what: 'its remote.json hangs',
    users: tooSlow,
    operators: 'too-slow: … takes too long.',
    fail: answer(manifestFile, hang),
  },
  {
    ...invoicesArea,
    what: 'its remote.json is missing (404)',
    users: cannotBeReached,
    operators: 'unreachable: … answers 404.',
    fail: answer(manifestFile, status(404)),
  },
  {
    ...invoicesArea,
    what: 'its remote.json answers 503 with JSON',
    users: cannotBeReached,
    operators: 'unreachable: … answers 503.',
    fail: answer(manifestFile, unavailable),
  },
  {
    ...invoicesArea,
    what: 'its remote.json is an HTML page',
    users: unreadable,
    operators: 'unreadable: … is not valid JSON',
    fail: answer(manifestFile, html),
  },
  {
    ...invoicesArea,
    what: 'its remote.json lacks a required field',
    users: unreadable,
    operators: 'unreadable: … entry is a required field',
    fail: (stage) => publish(stage, { manifest: ({ entry: _, ...manifest }) => manifest }),
  },
  {
    ...invoicesArea,
    heals: 'reload',
    what: 'it needs a newer contract than the portal has',
    users: needsNewer,
    operators: 'needs-newer-portal: … the shell has no contract 2 (there is 1)',
    fail: (stage) => publish(stage, { uses: (uses) => ({ ...uses, contract: 2 }) }),
  },
  {
    ...invoicesArea,
    what: 'it uses names that the portal no longer provides',
    users: older,
    operators: 'older-than-portal: … the shell has no Tile of @shootline/shared-ui',
    fail: (stage) => publish(stage, { uses: ofOlder }),
  },
  {
    ...invoicesArea,
    what: 'its entry is on an origin that the portal does not allow',
    users: notAllowed,
    operators: 'not-allowed: … https://evil.example/remoteEntry.js',
    heals: 'retry',
    fail: (stage) =>
      publish(stage, {
        manifest: (manifest) => ({ ...manifest, entry: 'https://evil.example/remoteEntry.js' }),
      }),
  },
];
