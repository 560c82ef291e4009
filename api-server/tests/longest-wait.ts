/** The longest that `ask` took, repeated while some work runs, as a share of the time that the work takes. */
export async function longestWait(
  ask: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  let isDone = false;
  // Begins after the first `ask`, so that work which blocks at once shows too.
  const done = Promise.resolve()
    .then(work)
    .finally(() => (isDone = true));
  let longest = 0;
  while (!isDone) {
    const asked = performance.now();
    await ask();
    longest = Math.max(longest, performance.now() - asked);
  }
  await done;
  return longest / (performance.now() - start);
}
