import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { root } from './apps.ts';

/** Starts a program with this process's input and output; a SIGTERM is handed on to it. */
export function startChild(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const handOn = () => child.kill('SIGTERM');
  process.on('SIGTERM', handOn);
  child.once('exit', () => process.off('SIGTERM', handOn));
  return child;
}

/** The exit code of a started program; 1 for one that a signal ended. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
