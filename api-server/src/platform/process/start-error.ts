/** A failure to start; the message tells the operator the reason in one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
