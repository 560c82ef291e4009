import { runSteps } from './test/run-steps.ts';
import { steps } from './test/steps.ts';

// npm test [-- names…]: every check, or those named.

process.exit(await runSteps(steps(), process.argv.slice(2)));
