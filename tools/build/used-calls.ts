import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { root } from '../apps.ts';
import { type Contract, partOf } from '../release/api/contract-part.ts';

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

/** The part of the API's contract used by the code of a build in these folders. */
export function usedCalls(files: Iterable<string>, folders: string[]): Contract {
  const contract = load(readFileSync(join(root, 'shared-api/openapi.yaml'), 'utf8')) as Contract;
  return partOf(contract, callsIn(files, folders));
}
