/** Blocks its thread until the first number is no longer 0, and returns it. */
export function untilSet(shared: Int32Array): number {
  Atomics.wait(shared, 0, 0);
  return Atomics.load(shared, 0);
}

/** Ends its thread, like running out of memory. */
export function endThread(code: number): void {
  process.exit(code);
}
