import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { root } from './apps.ts';

/** Starts a program with this process's input and output, and forwards SIGTERM to it. */
export function startChild(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const passOn = () => child.kill('SIGTERM');
  process.on('SIGTERM', passOn);
  child.once('exit', () => process.off('SIGTERM', passOn));
  return child;
}

/** The exit code of a started program, once all its output has arrived; 1 if a signal ended it. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(code ?? 1));
  });
}
