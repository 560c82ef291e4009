/** The storage of files cannot be reached, or refuses to read or write; the request can be repeated. */
export class StorageAway extends Error {
  override name = 'StorageAway';
  /** The file system's, where it gives one. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(`The storage of files is away: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
    this.code = (cause as NodeJS.ErrnoException | undefined)?.code;
  }
}

/** Throws StorageAway where the storage fails. */
export async function orAway<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StorageAway ? error : new StorageAway(error);
  }
}
