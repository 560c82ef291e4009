export type TraceEnv = {
  /** The address that traces are sent to by OTLP over HTTP; without it there are none. */
  url: string | undefined;
  /** The share of traces that are sent, from 0 to 1, unless a caller has decided. */
  share: number;
};
