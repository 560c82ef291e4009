export type RequestPhase = 'REQUEST_PERFORM' | 'REQUEST_SUCCESS' | 'REQUEST_FAILURE';

/** A phase of one call, named after its method and path: `GET_BOOKING_REQUEST_PERFORM`. */
export interface RequestEvent {
  name: `${string}_${RequestPhase}`;
  phase: RequestPhase;
  method: string;
  path: string;
  /** The answer or the error; undefined for REQUEST_PERFORM. */
  outcome: unknown;
}

type Listener = (event: RequestEvent) => void;

const listeners = new Set<Listener>();

/** Calls the listener on every phase of every call. Returns a function that stops this. */
export function onRequestEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Announces a phase of a call. `path` is the contract's path, with its placeholders. */
export function emitRequestEvent(
  phase: RequestPhase,
  method: string,
  path: string,
  outcome?: unknown,
): void {
  const subject = `${method}${path}`
    .replace(/[{}]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
  const event: RequestEvent = { name: `${subject}_${phase}`, phase, method, path, outcome };
  for (const listener of listeners) listener(event);
}
