import { exitOf, startChild } from '../child.ts';

// Checks that the files generated from the API's contract and the reports of shared-* are up to date.

for (const task of ['tools/contract.ts', 'tools/report.ts']) {
  const args = ['--disable-warning=ExperimentalWarning', task, '--check'];
  const code = await exitOf(startChild(process.execPath, args));
  if (code !== 0) process.exitCode = code;
}
