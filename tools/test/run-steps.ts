import { join } from 'node:path';
import { root } from '../apps.ts';
import { exitOf, startChild } from '../child.ts';
import type { Step } from './steps.ts';

// Hundreds of short processes load the same modules.
const shared = { NODE_COMPILE_CACHE: join(root, '.cache', 'node') };

/** Runs the named steps, or all, and prints a summary. Returns the exit code. */
export async function runSteps(steps: Step[], names: string[]): Promise<number> {
  const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) {
    console.error(
      `There is no such check. These are: ${steps.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }

  const results: { name: string; seconds: string; passed: boolean }[] = [];
  for (const { name, command, args, env } of chosen) {
    console.log(`\n# ${name}`);
    const start = performance.now();
    const code = await exitOf(
      startChild(command, args, { env: { ...process.env, ...shared, ...env } }),
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    results.push({ name, seconds, passed: code === 0 });
    console.log(`# ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  }

  console.log('');
  for (const { name, seconds, passed } of results) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(20)} ${seconds.padStart(7)} s`);
  }
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
