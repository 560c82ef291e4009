/** The storage of files cannot be reached, or it fails to read or write; the request can be repeated. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  /** The file system's error code, if there is one. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(`The storage of files is away: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
    this.code = (cause as NodeJS.ErrnoException | undefined)?.code;
  }
}

/** Returns the result of `work`, or throws StorageUnavailable if it fails. */
export async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StorageUnavailable ? error : new StorageUnavailable(error);
  }
}
