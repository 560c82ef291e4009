/** Where releases go. Paths are relative to it and have slashes. */
export interface Target {
  /** Its address, for the user. */
  name: string;
  read: (path: string) => Promise<Buffer | undefined>;
  /** Replaces a file at once: readers see the old or the new content. */
  write: (path: string, content: string | Buffer) => Promise<void>;
  /** Copies a local folder to a path, to which nothing leads before all of it is there. */
  addFolder: (local: string, path: string) => Promise<void>;
  removeFolder: (path: string) => Promise<void>;
  /** Waits until nobody else changes the target. Returns what ends that; rejects with a sentence. */
  lock: (purpose: string) => Promise<() => Promise<void>>;
}

/** A JSON file of a target; undefined where there is none. */
export async function readJson<Content>(
  target: Target,
  path: string,
): Promise<Content | undefined> {
  const content = await target.read(path);
  return content && (JSON.parse(content.toString()) as Content);
}

export const writeJson = (target: Target, path: string, content: unknown): Promise<void> =>
  target.write(path, JSON.stringify(content, null, 2));

/** Does work on a target that nobody else changes meanwhile. */
export async function whileLocked<Result>(
  target: Target,
  purpose: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const unlock = await target.lock(purpose);
  try {
    return await work();
  } finally {
    await unlock();
  }
}
