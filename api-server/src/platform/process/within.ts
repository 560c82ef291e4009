/**
 * The outcome of some work, or a rejection with `late` after this many milliseconds. The work itself
 * continues.
 */
export async function within<Value>(
  ms: number,
  work: Promise<Value>,
  late: () => Error = () => new Error(`No answer within ${ms} ms.`),
): Promise<Value> {
  const end = Promise.withResolvers<never>();
  const timer = setTimeout(() => end.reject(late()), ms);
  try {
    return await Promise.race([work, end.promise]);
  } finally {
    clearTimeout(timer);
  }
}
