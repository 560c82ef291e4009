import { type Schema, ValidationError } from 'yup';

/** Thrown if a server is unreachable or too slow, refuses, or gives an unusable answer. */
export class ServerFailure extends Error {
  override name = 'ServerFailure';
}

export type AskedServer = {
  /** The server's name in the log. */
  name: string;
  /** Milliseconds to wait for an answer. */
  deadline: number;
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { code, message } = (error.cause ?? error) as { code?: string; message: string };
  return code ?? message;
}

/**
 * JSON of the expected shape from another server; undefined when it answers 400 or 404, as for an
 * unknown id. Throws `ServerFailure` with a reason for the log.
 */
export async function askServer<Values>(
  { name, deadline }: AskedServer,
  url: URL,
  shape: Schema<Values>,
  init: RequestInit = {},
): Promise<Values | undefined> {
  try {
    const signal = AbortSignal.timeout(deadline);
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    if (response.status === 400 || response.status === 404) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new ServerFailure(`${name} answered ${response.status}`);
    }
    return shape.validateSync(await response.json(), { strict: true });
  } catch (error) {
    if (error instanceof ServerFailure) throw error;
    const isNonsense = error instanceof SyntaxError || error instanceof ValidationError;
    const reason = isNonsense ? 'an answer that makes no sense' : reasonOf(error);
    throw new ServerFailure(`${name}: ${reason}`, { cause: error });
  }
}
