/** The error of a call that took too long. */
export const tooLate = () => new DOMException('No answer came in time.', 'TimeoutError');
