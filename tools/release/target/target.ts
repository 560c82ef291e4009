/** Where released versions are read. Paths are relative to it and use slashes. */
export interface Source {
  /** Its address, as shown to the user. */
  name: string;
  read: (path: string) => Promise<Buffer | undefined>;
}

/** The destination of releases. */
export interface Target extends Source {
  /** Replaces a file atomically: readers see the old or the new content. */
  write: (path: string, content: string | Buffer) => Promise<void>;
  /** Copies a local folder to a path, which nothing refers to until the copy is complete. */
  addFolder: (local: string, path: string) => Promise<void>;
  removeFolder: (path: string) => Promise<void>;
  /**
   * Waits until nobody else is changing the target. Returns the unlock function; rejects with a sentence.
   */
  lock: (purpose: string) => Promise<() => Promise<void>>;
}

/** A JSON file of a source; undefined if it is missing. */
export async function readJson<Content>(
  source: Source,
  path: string,
): Promise<Content | undefined> {
  const content = await source.read(path);
  return content && (JSON.parse(content.toString()) as Content);
}

export const writeJson = (target: Target, path: string, content: unknown): Promise<void> =>
  target.write(path, JSON.stringify(content, null, 2));

/** Does work on a target while nobody else can change it. */
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
