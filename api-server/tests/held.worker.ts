/** Blocks its thread until the first number is no longer 0, and answers it. */
export function untilSet(shared: Int32Array): number {
  Atomics.wait(shared, 0, 0);
  return Atomics.load(shared, 0);
}

/** Ends its thread, as running out of memory does. */
export function endThread(code: number): void {
  process.exit(code);
}
