import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { load } from 'js-yaml';
import { openTestDatabase } from '../../../tests/database.ts';
import { startTestApi } from '../../../tests/test-api.ts';
import { addGauges } from './gauges.ts';
import { createMetrics } from '../metrics/metrics.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

type Alerts = { groups: { rules: { alert: string; expr: string }[] }[] };
type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };

const words = new Set(['and', 'or', 'unless', 'bool', 'offset', 'by', 'without', 'on', 'ignoring']);

/** The names of metrics in an expression of Prometheus, and the labels of each selector. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  // Names before a bracket are functions.
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?![\w:]*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));
}

/** The names of the samples that a server exports. */
async function exported(): Promise<Set<string>> {
  const metrics = createMetrics();
  const connection = await openTestDatabase();
  addGauges(metrics, { connection, logger: { error: assert.ifError }, version: '1' });
  const api = await startTestApi({}, connection, { metrics });
  const text = await metrics.text();
  await api.close();
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  );
  // Prometheus adds it to every scrape.
  return new Set([...names, 'up']);
}

describe('alerts and dashboard', () => {
  test('use metrics that the server exports', async () => {
    const names = await exported();
    const { groups } = load(read('prometheus/alerts.yml')) as Alerts;
    const { panels } = JSON.parse(read('grafana/shootline.json')) as Dashboard;
    const used = [
      ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ by: alert, expr }))),
      ...panels.flatMap(({ title, targets = [] }) =>
        targets.map(({ expr }) => ({ by: title, expr })),
      ),
    ];
    assert.ok(used.length > 30);
    for (const { by, expr } of used) {
      const found = namesIn(expr);
      assert.ok(found.length > 0, `${by} names no metric.`);
      for (const name of found) assert.ok(names.has(name), `${by} uses ${name}.`);
    }
  });

  test('are read in full', () => {
    const expression = 'sum by (le) (rate(a_b{c="d(e)"}[5m])) / on (x) max(f) > bool 1 and g:h';
    assert.deepEqual(namesIn(expression), ['a_b', 'f', 'g:h']);
  });
});
