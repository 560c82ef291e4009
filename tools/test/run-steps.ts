import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../apps.ts';
import { exitOf, startChild } from '../child.ts';
import { forgetTimes, slowestFiles } from './file-times.ts';
import type { Step } from './steps.ts';

// Shares compiled code, as hundreds of short processes load the same modules.
const shared = { NODE_COMPILE_CACHE: join(root, '.cache', 'node') };

type Result = { name: string; seconds: string; passed: boolean };

/** Runs a step that uses every core. */
async function runAlone({ command, args, env }: Step): Promise<number> {
  return exitOf(startChild(command, args, { env: { ...process.env, ...shared, ...env } }));
}

/** Runs a step that uses one core and collects its output. */
async function runBeside({ command, args, env }: Step): Promise<{ code: number; output: string }> {
  const child = startChild(command, args, {
    env: { ...process.env, ...shared, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return { code: await exitOf(child), output };
}

async function run(step: Step): Promise<Result> {
  const start = performance.now();
  if (!step.usesOneCore) console.log(`\n# ${step.name}`);
  const { code, output } = step.usesOneCore
    ? await runBeside(step)
    : { code: await runAlone(step), output: '' };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const passed = code === 0;
  if (step.usesOneCore) console.log(`\n# ${step.name}\n${output.trimEnd()}`);
  console.log(`# ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name: step.name, seconds, passed };
}

/** Groups consecutive single-core steps; every other step is its own group. */
function groupsOf(steps: Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.usesOneCore && last?.[0]?.usesOneCore) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runGroup(group: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const queue = group.entries();
  const runNext = async () => {
    for (const [place, step] of queue) results[place] = await run(step);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, runNext));
  return results;
}

/** Runs the named steps, or all, and prints a summary. Returns the exit code. */
export async function runSteps(steps: Step[], names: string[]): Promise<number> {
  const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) {
    console.error(
      `There is no such check. Choose one of: ${steps.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }

  forgetTimes();
  const results: Result[] = [];
  for (const group of groupsOf(chosen)) results.push(...(await runGroup(group)));

  console.log('');
  for (const { name, seconds, passed } of results) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(20)} ${seconds.padStart(7)} s`);
  }
  const slowest = slowestFiles(10);
  if (slowest.length > 0) console.log('\nSlowest files of tests');
  for (const { file, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
