import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { type Contract, partOf } from '../release/api/contract-part.ts';
import { packageFolder } from './shared-libraries.ts';

// Also matches `api.GET(link as '/booking/{id}/file', …)`.
const anyCall = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*(?:\w+ as )?['"]([^'"]+)['"]/g;

/** The API calls in the source of these folders, such as `GET /bookings`. */
function callsIn(files: Iterable<string>, folders: string[]): string[] {
  const isOwn = (file: string) => folders.some((folder) => file.startsWith(join(folder, 'src')));
  const code = [...files].filter((file) => /\.tsx?$/.test(file) && isOwn(file));
  const calls = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(anyCall)].map(
      ([, method, path]) => `${method} ${path}`,
    ),
  );
  return [...new Set(calls)].sort();
}

/** The part of the API's contract used by the code of an app's build in these folders. */
export function usedCalls(appDir: string, files: Iterable<string>, folders = [appDir]): Contract {
  const file = join(packageFolder(appDir, '@shootline/shared-api'), 'openapi.yaml');
  const contract = load(readFileSync(file, 'utf8')) as Contract;
  return partOf(contract, callsIn(files, folders));
}
