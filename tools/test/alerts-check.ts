import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { hasInstalled } from './programs/debian.ts';

// Checks the alerts and the dashboard's queries in `deploy` with Prometheus's own parser. A test of the
// server checks that it has their metrics.

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

const promtool = '/usr/bin/promtool';
const alerts = join(root, 'deploy/prometheus/alerts.yml');

/** The queries of the dashboard as rules, in a file of a folder. */
function queriesAsRules(folder: string): string {
  const file = join(folder, 'dashboard.yml');
  const text = readFileSync(join(root, 'deploy/grafana/shootline.json'), 'utf8');
  const { panels } = JSON.parse(text) as Dashboard;
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = queries.map((query, index) => ({
    record: `dashboard_${index}`,
    expr: query.replaceAll('$__rate_interval', '5m'),
  }));
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  return file;
}

if (hasInstalled('Prometheus', ['prometheus'], [promtool])) {
  const folder = mkdtempSync(join(tmpdir(), 'shootline-alerts-'));
  try {
    const files = [alerts, queriesAsRules(folder)];
    const { status } = spawnSync(promtool, ['check', 'rules', ...files], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
} else {
  console.log('Without Prometheus, the alerts and the dashboard are not parsed.');
}
