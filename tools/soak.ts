import { exitOf, startChild } from './child.ts';
import { buildPortal } from './portal/build-portal.ts';
import { portalNamed, portalNames } from './portal/portals.ts';
import { type Proof, proofs } from './soak/proofs.ts';
import { installOldestPostgres } from './test/programs/oldest-postgres.ts';
import { installPgBouncer } from './test/programs/pgbouncer.ts';
import { isolatedUnit } from './test/steps.ts';

// npm run soak [-- names…] runs every proof in full and prints a table of the results.

const names = process.argv.slice(2);
const chosen = proofs.filter(({ name }) => names.length === 0 || names.includes(name));
if (chosen.length === 0) {
  console.error(
    `There is no such proof. Choose one of: ${[...new Set(proofs.map(({ name }) => name))].join(', ')}.`,
  );
  process.exit(1);
}

const seed = process.env['SOAK_SEED'] ?? String(Date.now() % 2 ** 31);
const rows: string[][] = [['Proof', 'On', 'Rounds', 'Result', 'Seconds']];
let failed = 0;

const quiet = '--disable-warning=ExperimentalWarning';

function runsOf({ files = [], specs = [], components, script, on = 'postgres' }: Proof) {
  const runner = [quiet, 'api-server/tests/run.ts'];
  return [
    ...(components ? [{ on: 'jsdom', args: isolatedUnit(components).args }] : []),
    ...(script ? [{ on: 'node', args: [quiet, script] }] : []),
    ...(files.length > 0 ? [{ on, args: [...runner, on, ...files] }] : []),
    ...(specs.length > 0 ? [{ on: 'chromium', args: [quiet, 'tools/test/e2e.ts', ...specs] }] : []),
  ];
}

if (chosen.some(({ specs }) => specs)) {
  for (const name of [undefined, ...portalNames()]) await buildPortal(portalNamed(name));
}
if (chosen.some(({ on }) => on === 'pgbouncer') && !installPgBouncer()) {
  console.log('Without pgBouncer, the tests behind it fail.');
}
if (chosen.some(({ on }) => on === 'oldest') && !installOldestPostgres()) {
  console.log('Without PostgreSQL 15, the tests on it fail.');
}
for (const proof of chosen) {
  const { name, rounds } = proof;
  for (const { on, args } of runsOf(proof)) {
    console.log(`\n# ${name} on ${on}`);
    const start = performance.now();
    const roundsToRun = process.env['SOAK_ROUNDS'] ?? String(rounds);
    const env = {
      ...process.env,
      SOAK_ROUNDS: roundsToRun,
      SOAK_SEED: seed,
      TEST_TIMEOUT: String(3 * 3_600_000),
    };
    const code = await exitOf(startChild(process.execPath, args, { env }));
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    rows.push([name, on, roundsToRun, code === 0 ? 'passed' : 'FAILED', seconds]);
    failed += code === 0 ? 0 : 1;
  }
}

const widths = (rows[0] ?? []).map((_, column) =>
  Math.max(...rows.map((row) => row[column]?.length ?? 0)),
);
console.log(`\nSeed ${seed}`);
for (const row of rows) {
  console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
process.exit(failed === 0 ? 0 : 1);
