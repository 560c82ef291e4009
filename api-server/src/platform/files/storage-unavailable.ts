/** The storage of files cannot be reached, or it fails to read or write; the request can be repeated. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  /** The file system's error code, if there is one. */
  readonly code: string | undefined;
  /** The cause in words. */
  readonly reason: string;

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The storage of files is away: ${reason}`, { cause });
    this.reason = reason;
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
