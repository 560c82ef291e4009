import { AsyncLocalStorage } from 'node:async_hooks';

/** Values without personal data. */
export type Attributes = Record<string, string | number>;

/** A part of a trace that takes time. */
export type Span = {
  traceId: string;
  /** The header with which another server continues the trace. */
  traceparent: string;
  /** Starts a span within this one, for a call of another system. */
  child(name: string, attributes: Attributes): Span;
  end(result: { name?: string; attributes?: Attributes; isFailed: boolean }): void;
};

/** Where failures to send traces are logged. */
export type ErrorLog = { error(entry: { event: string; error: string }): void };

/** The traces of a process. */
export type Trace = {
  /** Starts a trace, or continues the one of a W3C `traceparent`. */
  begin(name: string, kind: 'call' | 'job', traceparent?: string): Span;
  /** Sends what is left. */
  close(): Promise<void>;
};

const scope = new AsyncLocalStorage<Span | undefined>();

/** Runs work, and everything it starts, as part of a span; without one, as part of the current one. */
export function inSpan<Result>(span: Span | undefined, work: () => Result): Result {
  return span ? scope.run(span, work) : work();
}

/** Runs shared work, started by chance in a span, outside of it. */
export function outsideSpans<Result>(work: () => Result): Result {
  return scope.run(undefined, work);
}

/** The span of the current work; undefined if it is not traced. */
export function currentSpan(): Span | undefined {
  return scope.getStore();
}

/** The headers with which a call of another server continues the current trace. */
export function traceHeaders(): Record<string, string> {
  const span = scope.getStore();
  return span ? { traceparent: span.traceparent } : {};
}
