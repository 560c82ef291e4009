import { named, runSteps } from './test/run-steps.ts';
import { stepsOfApp } from './test/steps.ts';

// npm test [-- names…], in the folder of an app: the checks of its files.

const [app = '', ...names] = process.argv.slice(2);
try {
  process.exitCode = await runSteps(named(stepsOfApp(app), names));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
