import { runSteps } from './test/run-steps.ts';
import { stepsOfApp } from './test/steps.ts';

// npm test [-- names…], in the folder of an app: the checks of its files.

const [app = '', ...names] = process.argv.slice(2);
process.exit(await runSteps(stepsOfApp(app), names));
