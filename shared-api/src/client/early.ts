declare global {
  interface Window {
    /** Answers that this page asked for before its code had come, by what was asked. */
    shootlineEarly?: Map<string, Promise<Response>>;
  }
}

/** An answer that is older might lack what has changed since. */
const lifetime = 10_000;

/** The same call may name its parameters in another order. */
function keyOf({ url, headers }: Request): string {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.sort();
  return `${origin}${pathname}?${searchParams} ${headers.get('Authorization') ?? ''}`;
}

/** Asks for what the portal will ask for once its code has come. */
export function askEarly(request: Request): Promise<Response> {
  window.shootlineEarly ??= new Map();
  const early = window.shootlineEarly;
  const key = keyOf(request);
  const answer = fetch(request);
  early.set(key, answer);
  const forget = () => setTimeout(() => early.delete(key), lifetime);
  answer.then(forget, forget);
  return answer;
}

/**
 * Takes the answer to the same call of the same user, where it has been asked for; undefined otherwise.
 * Each is given once, so that asking again asks the server.
 */
export function takeEarly(request: Request): Promise<Response> | undefined {
  const early = window.shootlineEarly;
  if (!early?.size) return undefined;
  const key = keyOf(request);
  const answer = early.get(key);
  early.delete(key);
  return answer;
}

/** Forgets all, as what they say may have changed. */
export function forgetEarly(): void {
  window.shootlineEarly?.clear();
}
