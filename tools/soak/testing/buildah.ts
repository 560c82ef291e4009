import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../apps.ts';
import { exitOf } from '../../child.ts';

const authorities = '/etc/ssl/certs';

interface Inspected {
  Docker: { config: { Cmd: string[]; Healthcheck: { Test: string[] } } };
}

type Variables = Record<string, string>;

/** Builds and runs images without a daemon. Their processes share this machine's network. */
export class Buildah {
  #folder = mkdtempSync(join(tmpdir(), 'shootline-images-'));
  #running = new Set<ChildProcess>();

  #args(args: string[]): string[] {
    return [
      '--root',
      join(this.#folder, 'images'),
      '--runroot',
      join(this.#folder, 'run'),
      ...args,
    ];
  }

  #options(stdio: 'inherit' | ['ignore', 'pipe', 'inherit']) {
    const env = { ...process.env, STORAGE_DRIVER: 'overlay', BUILDAH_ISOLATION: 'chroot' };
    return { cwd: root, env, stdio };
  }

  /** The output of a buildah command. */
  do(...args: string[]): string {
    const options = this.#options(['ignore', 'pipe', 'inherit']);
    return execFileSync('buildah', this.#args(args), { ...options, encoding: 'utf8' }).trim();
  }

  /** Builds an image from its recipe, trusting the certificate authorities of this machine. */
  build(recipe: string, image: string, ...options: string[]): void {
    const npmrc = join(this.#folder, 'npmrc');
    writeFileSync(npmrc, `cafile=${authorities}/ca-certificates.crt\n`);
    const trusted = existsSync(`${authorities}/ca-certificates.crt`)
      ? ['-v', `${authorities}:${authorities}:ro`, '-v', `${npmrc}:/root/.npmrc:ro`]
      : [];
    const args = [
      'build',
      ...options,
      '--pull-never',
      '--network',
      'host',
      '--format',
      'docker',
      ...trusted,
    ];
    const all = this.#args([...args, '-f', recipe, '-t', image, '.']);
    execFileSync('buildah', all, this.#options('inherit'));
  }

  /** A container of an image with these variables, in which its recipe's commands run. */
  container(image: string, variables: Variables) {
    const container = this.do('from', '--pull-never', image);
    const set = Object.entries(variables).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    const { config } = (JSON.parse(this.do('inspect', container)) as Inspected).Docker;
    const begin = (command: string[]) => {
      const args = this.#args(['run', ...set, container, '--', ...command]);
      return spawn('buildah', args, { ...this.#options('inherit'), detached: true });
    };
    let running: ChildProcess | undefined;
    return {
      /** Copies a folder of another image into it. */
      fill: (other: string, folder: string) =>
        this.do('copy', '-q', '--from', other, container, folder, folder),
      /** Runs a command to its end; throws if it fails. */
      run: async (...command: string[]) => {
        const code = await exitOf(begin(command));
        if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code} in ${image}.`);
      },
      /** Starts the image as defined in its recipe, and waits until its health check passes. */
      start: async () => {
        const main = begin(config.Cmd);
        running = main;
        this.#running.add(main);
        const [, ...check] = config.Healthcheck.Test;
        while ((await exitOf(begin(check))) !== 0) {
          if (main.exitCode !== null) throw new Error(`${image} ended with ${main.exitCode}.`);
        }
      },
      stop: async () => {
        if (running) await this.#end(running);
      },
    };
  }

  async #end(main: ChildProcess): Promise<void> {
    this.#running.delete(main);
    if (main.pid === undefined || main.exitCode !== null) return;
    process.kill(-main.pid, 'SIGTERM');
    await exitOf(main);
  }

  /** Stops the running containers and removes all images. */
  async end(): Promise<void> {
    for (const main of this.#running) await this.#end(main);
    this.do('rm', '--all');
    this.do('rmi', '--all', '--force');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
