import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { errorClass } from '../db/connection/observe-statements.ts';

const quick = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const slow = [0.01, 0.1, 1, 10, 60, 600];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A number for each value of a label, as in `{ idle: 3, busy: 1 }`. */
export type GaugeValues = Record<string, number>;

/** Gauges by name that are read together. */
export type Gauges<Name extends string> = {
  /** Descriptions by name. */
  help: Record<Name, string>;
  /** Without it, each gauge has one value, under the empty name. */
  label?: string;
  read: () => Record<Name, GaugeValues> | Promise<Record<Name, GaugeValues>>;
};

/** The metrics of one process. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics in a separate registry, so that several apps in one process do not mix. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets = quick,
  ) => new Histogram({ name, help, labelNames, buckets, registers });
  const counter = <Label extends string>(name: string, help: string, label: Label) =>
    new Counter({ name, help, labelNames: [label], registers });

  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  const answers = histogram(
    'http_request_duration_seconds',
    'Time until requests were answered, in seconds, by route pattern.',
    ['method', 'route', 'status'],
  );
  const statements = histogram(
    'database_statement_seconds',
    'Time of statements on PostgreSQL, in seconds.',
    [],
  );
  const statementErrors = counter(
    'database_errors_total',
    'Statements that failed, by class of SQLSTATE, or "connection".',
    'class',
  );
  return {
    /** Starts measuring a request; call the returned function when it is answered. */
    request(requestMethod: string): (route: string, status: number) => void {
      const method = methods.has(requestMethod) ? requestMethod : 'OTHER';
      const start = performance.now();
      inFlight.inc();
      return (route, status) => {
        inFlight.dec();
        answers.observe({ method, route, status }, (performance.now() - start) / 1000);
      };
    },
    /** Calls refused with 429. */
    limited: counter('http_requests_limited_total', 'Calls refused with 429, by limit.', 'limit'),
    jobs: histogram(
      'job_duration_seconds',
      'Time of attempts at jobs, in seconds. Results: done, retried (tried again later), failed (for good), left (to another worker).',
      ['kind', 'result'],
      slow,
    ),
    mails: counter('mails_total', 'Attempts to send a mail: sent, failed.', 'result'),
    storage: histogram(
      'storage_operation_seconds',
      'Time of operations on the storage of files. Results: done, unavailable (the storage failed), failed (anything else, such as a client that broke off).',
      ['operation', 'result'],
    ),
    /** Starts measuring a statement of PostgreSQL; call the returned function when it has ended. */
    statement(): (error?: unknown) => void {
      const end = statements.startTimer();
      return (error) => {
        end();
        if (error !== undefined) statementErrors.inc({ class: errorClass(error) });
      };
    },
    eventDelivery: histogram(
      'event_delivery_seconds',
      'Time from the commit of an event to its delivery to open streams, in seconds.',
      [],
    ),
    /** Adds gauges that are read with the metrics; they are left out if that fails. */
    gauges<Name extends string>(
      { help, label, read }: Gauges<Name>,
      onError: (error: unknown) => void,
    ): void {
      const names = Object.keys(help) as Name[];
      let reading: Promise<void> | undefined;
      const gauges = names.map(
        (name) =>
          new Gauge({
            name,
            help: help[name],
            labelNames: label === undefined ? [] : [label],
            registers,
            collect: () => (reading ??= update().finally(() => (reading = undefined))),
          }),
      );
      async function update(): Promise<void> {
        // Without a value rather than with an old one.
        for (const gauge of gauges) {
          if (label === undefined) gauge.remove();
          else gauge.reset();
        }
        try {
          const values = await read();
          for (const [index, name] of names.entries()) {
            for (const [of, value] of Object.entries<number>(values[name])) {
              gauges[index]?.set(label === undefined ? {} : { [label]: of }, value);
            }
          }
        } catch (error) {
          onError(error);
        }
      }
    },
    /** Adds memory, processor time, event loop and open handles of the process, and its version. */
    addProcess(version: string): void {
      collectDefaultMetrics({ register: registry });
      const build = new Gauge({
        name: 'build_info',
        help: 'The version of the server, and of Node.js.',
        labelNames: ['version', 'node'],
        registers,
      });
      build.set({ version, node: process.versions.node }, 1);
    },
    contentType: registry.contentType,
    /** All metrics in the text format of Prometheus. */
    text: () => registry.metrics(),
  };
}
