import { runSteps } from './test/run-steps.ts';
import { steps } from './test/steps.ts';

// npm test [-- names…]: all checks, or the named ones.

process.exit(await runSteps(steps(), process.argv.slice(2)));
