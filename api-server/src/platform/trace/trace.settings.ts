import { StartError } from '../process/start-error.ts';

export type TraceEnv = {
  /** The address that traces are sent to by OTLP over HTTP; without it there are none. */
  url: string | undefined;
  /** The share of traces that are sent, from 0 to 1, unless a caller has decided. */
  share: number;
};

type Reader = { text(name: string): string | undefined };

const endpoint = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const tracesEndpoint = 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
const sampling = 'OTEL_TRACES_SAMPLER_ARG';

/** The settings of traces, in the variables of OpenTelemetry. Throws `StartError` for an invalid value. */
export function readTraceEnv({ text }: Reader): TraceEnv {
  const address = (name: string) => {
    const entered = text(name);
    if (entered === undefined || /^https?:$/.test(URL.parse(entered)?.protocol ?? ''))
      return entered;
    throw new StartError(`${name} must be an address like http://collector:4318.`);
  };
  const share = Number(text(sampling) ?? 1);
  if (!(share >= 0 && share <= 1)) throw new StartError(`${sampling} must be from 0 to 1.`);
  const base = address(endpoint);
  const url = address(tracesEndpoint) ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`);
  return { url, share };
}
