import {
  type Context,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  diag,
  trace as api,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Attributes, ErrorLog, Span, Trace } from './trace.ts';

type Options = { url: string; share: number; version: string; logger: ErrorLog };

/** The context of a caller's trace; that of a new trace if the header is missing or malformed. */
function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? api.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** Sends traces by OTLP over HTTP. Failures to send them are logged. */
export function otlpTrace({ url, share, version, logger }: Options): Trace {
  const heard = (error: string) => logger.error({ event: 'traces', error });
  const silent = () => undefined;
  diag.setLogger(
    { error: heard, warn: silent, info: silent, debug: silent, verbose: silent },
    DiagLogLevel.ERROR,
  );
  const own = resourceFromAttributes({ 'service.name': 'shootline', 'service.version': version });
  const provider = new TracerProvider({
    // The variables OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come first.
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('shootline', version);

  function start(name: string, kind: SpanKind, within: Context, attributes: Attributes): Span {
    const span = tracer.startSpan(name, { kind, attributes }, within);
    const { traceId, spanId, traceFlags } = span.spanContext();
    const flags = (traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0');
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${flags}`,
      child: (inner, facts) => start(inner, SpanKind.CLIENT, api.setSpan(within, span), facts),
      end(result) {
        if (result.name !== undefined) span.updateName(result.name);
        span.setAttributes(result.attributes ?? {});
        if (result.isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  const kinds = { call: SpanKind.SERVER, job: SpanKind.CONSUMER };
  return {
    begin: (name, kind, traceparent) => start(name, kinds[kind], contextOf(traceparent), {}),
    close: () => provider.shutdown(),
  };
}
