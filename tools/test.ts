import { exitOf, startChild } from './child.ts';
import { steps } from './test/steps.ts';

const wanted = process.argv.slice(2);
const chosen = steps().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const results: { name: string; seconds: string; passed: boolean }[] = [];

if (chosen.length === 0) {
  console.error(
    `There is no such check. These are: ${steps()
      .map(({ name }) => name)
      .join(', ')}.`,
  );
  process.exit(1);
}

for (const { name, command, args, env } of chosen) {
  console.log(`\n# ${name}`);
  const start = performance.now();
  const code = await exitOf(startChild(command, args, { env: { ...process.env, ...env } }));
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
process.exit(failed === 0 ? 0 : 1);
