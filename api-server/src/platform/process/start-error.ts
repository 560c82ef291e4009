/** A failure to start; its message tells the operator why in one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}
