import { parseArgs } from 'node:util';
import { changedSince } from './test/changed/files.ts';
import { planFor } from './test/changed/plan.ts';
import { named, runSteps } from './test/run-steps.ts';
import { steps } from './test/steps.ts';

// npm test [-- names…]: all checks, or the named ones. npm test -- --changed [revision]: those that the
// changes since main, or since a revision, can reach.

/** The checks of what changed since a revision, after saying what is left out. */
function stepsOfChange(revision?: string) {
  const changed = changedSince(revision);
  const { steps: chosen, leftOut } = planFor(changed);
  console.log(`${changed.length} files changed. Left out: ${leftOut.join(', ') || 'nothing'}.`);
  return chosen;
}

try {
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const chosen = values.changed ? stepsOfChange(...positionals) : named(steps(), positionals);
  process.exitCode = await runSteps(chosen);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
