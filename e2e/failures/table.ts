import { apiRows } from './rows/api.ts';
import { codeRows } from './rows/code.ts';
import { hostRows } from './rows/host.ts';
import { manifestRows } from './rows/manifest.ts';
import { pageRows } from './rows/page.ts';
import { portalRows } from './rows/portal.ts';

/** All known failures, by the part that fails. */
export const failures = {
  'The server of a remote': hostRows,
  'What a remote publishes': manifestRows,
  'The code of a remote': codeRows,
  'The portal itself': portalRows,
  'The API': apiRows,
  'A page and the browser': pageRows,
};
