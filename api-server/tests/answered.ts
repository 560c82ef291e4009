import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Metrics, createMetrics } from '../src/platform/metrics/metrics.ts';
import { loadContract } from '../src/platform/openapi/document.ts';
import { testVariables } from './database.ts';

const noted = new Set<string>();

function note(method: string, route: string, status: number): void {
  const folder = process.env[testVariables.answers];
  if (folder === undefined || status >= 500) return;
  const line = `${status < 400 ? 'answered' : 'refused'} ${method} ${route}\n`;
  if (noted.has(line)) return;
  noted.add(line);
  // Each test process has a file of its own.
  appendFileSync(join(folder, String(process.pid)), line);
}

/** Metrics that also note, where the runner wants to know, what was answered and what refused. */
export function notingMetrics(): Metrics {
  const metrics = createMetrics();
  return {
    ...metrics,
    request(method) {
      const answered = metrics.request(method);
      return (route, status) => {
        note(method, route, status);
        answered(route, status);
      };
    },
  };
}

/** Which operations of the contract a whole run of the tests left out, as sentences. */
export function leftOut(folder: string): string[] {
  const lines = new Set(
    readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')),
  );
  const { operations } = loadContract();
  const without = (outcome: string, which: typeof operations) =>
    which
      .filter(({ method, path }) => !lines.has(`${outcome} ${method.toUpperCase()} /api${path}`))
      .map(({ operationId }) => operationId);
  const unanswered = without('answered', operations);
  // What is open to everyone has nobody to refuse.
  const unrefused = without(
    'refused',
    operations.filter(({ access }) => access === 'token'),
  );
  return [
    ...(unanswered.length > 0 ? [`No test was answered by: ${unanswered.join(', ')}.`] : []),
    ...(unrefused.length > 0 ? [`No test was refused by: ${unrefused.join(', ')}.`] : []),
  ];
}
