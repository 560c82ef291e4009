import type { FileStorage } from '../files/file-storage.ts';

/** Copies a workspace's files that the other storage lacks, as a key's content never changes. Returns their number. */
export async function copyFiles(
  from: FileStorage,
  to: FileStorage,
  tenantId: string,
): Promise<number> {
  let copied = 0;
  for await (const key of from.keys()) {
    if (!key.startsWith(`${tenantId}/`) || (await to.has(key))) continue;
    const file = await from.open(key);
    // The file may have been deleted since it was listed.
    if (!file) continue;
    await to.write(key, file.stream);
    copied++;
  }
  return copied;
}
