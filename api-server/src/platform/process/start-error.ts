/** A reason not to start that its message explains in one sentence to whoever runs the server. */
export class StartError extends Error {
  override name = 'StartError';
}
