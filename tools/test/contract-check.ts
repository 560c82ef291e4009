import { exitOf, startChild } from '../child.ts';

// The contract of the API and the report of shared-*: whether what is made of the sources is committed.

for (const task of ['tools/contract.ts', 'tools/report.ts']) {
  const args = ['--disable-warning=ExperimentalWarning', task, '--check'];
  const code = await exitOf(startChild(process.execPath, args));
  if (code !== 0) process.exitCode = code;
}
