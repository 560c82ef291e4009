declare global {
  interface Window {
    /** Answers that the page requested before its code had loaded, by call. */
    shootlineEarly?: Map<string, Promise<Response>>;
  }
}

/** Milliseconds; an older answer might miss later changes. */
const lifetime = 10_000;

/** Sorts the parameters, as the same call may list them in another order. */
function keyOf({ url, headers }: Request): string {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.sort();
  return `${origin}${pathname}?${searchParams} ${headers.get('Authorization') ?? ''}`;
}

/** Makes a call that the portal will need once its code has loaded. */
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
 * The early answer to the same call of the same user; undefined without one. Each answer is given once, so
 * a repeated call asks the server.
 */
export function takeEarly(request: Request): Promise<Response> | undefined {
  const early = window.shootlineEarly;
  if (!early?.size) return undefined;
  const key = keyOf(request);
  const answer = early.get(key);
  early.delete(key);
  return answer;
}

/** Drops all early answers, as a change may have made them out of date. */
export function forgetEarly(): void {
  window.shootlineEarly?.clear();
}
