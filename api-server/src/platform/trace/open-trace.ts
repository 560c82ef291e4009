import type { ErrorLog, Trace } from './trace.ts';
import type { TraceEnv } from './trace.settings.ts';

/** The traces as configured; undefined without an address, and then nothing of OpenTelemetry is loaded. */
export async function openTrace(
  { url, share }: TraceEnv,
  about: { logger: ErrorLog; version: string },
): Promise<Trace | undefined> {
  if (url === undefined) return undefined;
  const { otlpTrace } = await import('./otlp-trace.ts');
  return otlpTrace({ url, share, ...about });
}
