import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { remoteReference } from './remote-reference.ts';
import { remoteSchema } from './remote-schema.ts';

/** The documents of what a remote declares, by their path. */
const documents = {
  'docs/remote.md': remoteReference,
  'shared-api/remote.schema.json': remoteSchema,
};

/** The documents that differ from the types. */
export const staleDocuments = (): string[] =>
  Object.entries(documents)
    .filter(([path, write]) => {
      const file = join(root, path);
      return !existsSync(file) || readFileSync(file, 'utf8') !== write();
    })
    .map(([path]) => path);

/** Writes the documents from the types. */
export function writeDocuments(): void {
  for (const [path, write] of Object.entries(documents)) writeFileSync(join(root, path), write());
}
