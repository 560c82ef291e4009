/** Something in a file that cannot be understood, or that nobody means. */
export class Unreadable extends Error {}

/** Does something with a library that throws errors of any kind for what it cannot read. */
export function understood<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Unreadable('', { cause: error });
  }
}
