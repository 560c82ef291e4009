/** Longest wait for the answer to a read, in milliseconds. */
export const readDeadline = 30_000;

/** The error of a call that took too long. */
export const timeoutError = () => new DOMException('No answer came in time.', 'TimeoutError');
