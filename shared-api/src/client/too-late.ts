/** How long the answer to a read may take, in milliseconds. */
export const readDeadline = 30_000;

/** The error of a call that took too long. */
export const tooLate = () => new DOMException('No answer came in time.', 'TimeoutError');
