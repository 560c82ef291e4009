import { spawn } from 'node:child_process';
import type { Scanner } from './scanner.ts';

const verdicts = { 0: 'clean', 1: 'infected' } as const;

/**
 * Scans by running a program with the file's path as its last argument. Exit code 0 means clean, 1
 * infected, and any other a failed scan.
 */
export function commandScanner([program = '', ...words]: string[], timeoutMs: number): Scanner {
  return (path) =>
    new Promise((resolve, reject) => {
      const scan = spawn(program, [...words, path], {
        stdio: 'ignore',
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
      });
      scan.once('error', reject);
      scan.once('exit', (code, signal) => {
        if (code === 0 || code === 1) resolve(verdicts[code]);
        else reject(new Error(`${program} ended with ${code ?? signal}.`));
      });
    });
}
