import { join } from 'node:path';
import { root } from '../apps.ts';
import { exitOf, startChild } from '../child.ts';
import { newTimes, slowestFiles } from './file-times.ts';
import type { Step } from './steps.ts';

type Env = Record<string, string>;

// Shares compiled code, as hundreds of short processes load the same modules.
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'node') };

/** Two cores and one more, as no step keeps its cores busy all the time. */
const slots = 3;

const slotsOf = ({ usesOneCore }: Step) => (usesOneCore ? 1 : 2);

type Result = { name: string; seconds: string; passed: boolean };

/** Runs a step that uses two cores. */
async function runLoud({ command, args }: Step, env: NodeJS.ProcessEnv): Promise<number> {
  return exitOf(startChild(command, args, { env }));
}

/** Runs a step that uses one core, beside another, and collects its output. */
async function runBeside(
  { command, args }: Step,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  const child = startChild(command, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return { code: await exitOf(child), output };
}

async function run(step: Step, shared: Env): Promise<Result> {
  const env = { ...process.env, ...shared };
  const start = performance.now();
  if (!step.usesOneCore) console.log(`\n# ${step.name}`);
  const { code, output } = step.usesOneCore
    ? await runBeside(step, env)
    : { code: await runLoud(step, env), output: '' };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const passed = code === 0;
  if (step.usesOneCore) console.log(`\n# ${step.name}\n${output.trimEnd()}`);
  console.log(`# ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name: step.name, seconds, passed };
}

/** Runs steps beside each other, in this order as far as their cores are free. */
async function runAll(steps: readonly Step[], shared: Env): Promise<Result[]> {
  const waiting = [...steps];
  const unfinished = new Set(steps.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  const results: Result[] = [];
  let free = slots;
  const next = () =>
    waiting.find((step) => slotsOf(step) <= free && !unfinished.has(step.after ?? ''));
  while (waiting.length > 0 || running.size > 0) {
    const step = next();
    if (!step) {
      await Promise.race(running);
      continue;
    }
    waiting.splice(waiting.indexOf(step), 1);
    free -= slotsOf(step);
    const ended = run(step, shared).then((result) => {
      results.push(result);
      free += slotsOf(step);
      unfinished.delete(step.name);
      running.delete(ended);
    });
    running.add(ended);
  }
  return results;
}

/** Runs steps and prints a summary. Returns the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const shared = { ...compiled, ...newTimes() };
  const start = performance.now();
  const results = await runAll(steps, shared);
  const all = ((performance.now() - start) / 1000).toFixed(1);

  console.log('');
  for (const { name, seconds, passed } of results) {
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name.padEnd(20)} ${seconds.padStart(7)} s`);
  }
  const slowest = slowestFiles(10);
  if (slowest.length > 0) console.log('\nSlowest files of tests');
  for (const { file, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed in ${all} s`);
  return failed === 0 ? 0 : 1;
}

/** The steps with these names, or all without names. Throws a sentence for the user. */
export function named(steps: readonly Step[], names: readonly string[]): Step[] {
  const chosen = steps.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length > 0) return chosen;
  const known = steps.map(({ name }) => name).join(', ');
  throw new Error(`There is no such check. Choose one of: ${known}.`);
}
