import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Metrics, createMetrics } from '../../src/platform/metrics/metrics.ts';
import { loadContract } from '../../src/platform/openapi/document.ts';
import { testVariables } from '../database.ts';

const noted = new Set<string>();

function note(method: string, route: string, status: number): void {
  const folder = process.env[testVariables.answers];
  if (folder === undefined || status >= 500) return;
  const line = `${status < 400 ? 'answered' : 'refused'} ${method} ${route}\n`;
  if (noted.has(line)) return;
  noted.add(line);
  // A separate file for each test process.
  appendFileSync(join(folder, String(process.pid)), line);
}

/** Metrics that also note, if the runner asks for it, which operations were answered and which refused. */
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

/** Sentences about the operations of the contract that a full test run did not cover. */
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
  // Operations open to everyone refuse nobody.
  const unrefused = without(
    'refused',
    operations.filter(({ access }) => access === 'token'),
  );
  return [
    ...(unanswered.length > 0 ? [`No test was answered by: ${unanswered.join(', ')}.`] : []),
    ...(unrefused.length > 0 ? [`No test was refused by: ${unrefused.join(', ')}.`] : []),
  ];
}
