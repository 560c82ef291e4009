import { exitOf, startChild } from './child.ts';
import { bothEngines, proofs } from './soak/proofs.ts';

// npm run soak [-- names…]: every proof in full on its engines, and what came of it in one table.

const wanted = process.argv.slice(2);
const chosen = proofs.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`There is no such proof. These are: ${proofs.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const seed = process.env['SOAK_SEED'] ?? String(Date.now() % 2 ** 31);
const rows: string[][] = [['Proof', 'Engine', 'Rounds', 'Result', 'Seconds']];
let failed = 0;

for (const { name, files, rounds, engines = bothEngines } of chosen) {
  for (const engine of engines) {
    console.log(`\n# ${name} on ${engine}`);
    const start = performance.now();
    const runner = ['--disable-warning=ExperimentalWarning', 'api-server/src/testing/run.ts'];
    const asked = process.env['SOAK_ROUNDS'] ?? String(rounds);
    const env = {
      ...process.env,
      SOAK_ROUNDS: asked,
      SOAK_SEED: seed,
      TEST_TIMEOUT: String(3 * 3_600_000),
    };
    const code = await exitOf(startChild(process.execPath, [...runner, engine, ...files], { env }));
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    rows.push([name, engine, asked, code === 0 ? 'passed' : 'FAILED', seconds]);
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
