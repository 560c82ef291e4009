import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A number for each state, as in `{ idle: 3, busy: 1 }`. */
export type GaugeValues = Record<string, number>;

/** The metrics of one process. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics in a separate registry, so that several apps in one process do not mix. */
export function createMetrics() {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until requests were answered, in seconds, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers: [registry],
  });
  return {
    /** Starts measuring a request; call the returned function when it is answered. */
    request(requestMethod: string): (route: string, status: number) => void {
      const method = methods.has(requestMethod) ? requestMethod : 'OTHER';
      const start = performance.now();
      inFlight.inc();
      return (route, status) => {
        inFlight.dec();
        duration.observe({ method, route, status }, (performance.now() - start) / 1000);
      };
    },
    /** Adds a gauge with a value for each state, read with the metrics; left out if reading it fails. */
    gauge(
      name: string,
      help: string,
      read: () => GaugeValues | Promise<GaugeValues>,
      onError: (error: unknown) => void,
    ): void {
      const gauge = new Gauge({
        name,
        help,
        labelNames: ['state'],
        registers: [registry],
        async collect() {
          gauge.reset();
          try {
            for (const [state, value] of Object.entries(await read())) gauge.set({ state }, value);
          } catch (error) {
            onError(error);
          }
        },
      });
    },
    /** Adds memory, processor time, event loop and open handles of the process. */
    addProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    /** All metrics in the text format of Prometheus. */
    text: () => registry.metrics(),
  };
}
