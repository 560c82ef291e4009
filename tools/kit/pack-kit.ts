import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../apps.ts';
import { compileKit, compiled } from './compile.ts';
import { releaseNotes } from './release-notes.ts';
import { kitManifest, type Manifest, sharedManifest } from './manifests.ts';

const run = promisify(execFile);

const staging = join(root, '.cache', 'kit', 'packages');

interface KitPackage {
  folder: string;
  manifest: (dist: string) => Promise<Manifest>;
  /** Its code among the compiled files. */
  code: string[];
  /** Further files, relative to its folder. */
  files: string[];
}

const shared = (folder: string, files: string[]): KitPackage => ({
  folder,
  manifest: (dist) => sharedManifest(folder, dist),
  code: [`${folder}/src`],
  files: ['README.md', ...files],
});

const packages: KitPackage[] = [
  shared('shared-api', ['openapi.yaml', 'remote.schema.json', 'api-report.md']),
  shared('shared-ui', ['api-report.md']),
  {
    folder: 'tools/kit',
    manifest: kitManifest,
    code: ['tools', 'api-server'],
    files: ['README.md', 'types.d.ts'],
  },
];

/** Compiler options of remotes outside this workspace, equal to those inside. */
async function writeCompilerOptions(folder: string): Promise<void> {
  const text = await readFile(join(root, 'tsconfig.json'), 'utf8');
  const { compilerOptions } = JSON.parse(text) as { compilerOptions: object };
  const options = { ...compilerOptions, types: ['@shootline/remote-kit/types'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
}

async function stage({ folder, manifest, code, files }: KitPackage): Promise<string> {
  const place = join(staging, folder.replace('/', '-'));
  await mkdir(place, { recursive: true });
  const isAlone = code.length === 1;
  for (const path of code) {
    const to = isAlone ? join(place, 'dist') : join(place, 'dist', path);
    await cp(join(compiled, path), to, { recursive: true });
  }
  for (const file of files) await cp(join(root, folder, file), join(place, file));
  await cp(join(root, 'LICENSE'), join(place, 'LICENSE'));
  if (isAlone) await writeFile(join(place, 'CHANGELOG.md'), releaseNotes(folder));
  if (!isAlone) await writeCompilerOptions(place);
  const content = await manifest(join(place, 'dist'));
  await writeFile(join(place, 'package.json'), JSON.stringify(content, null, 2));
  return place;
}

/** A packed package of the kit. */
export interface Tarball {
  name: string;
  version: string;
  file: string;
}

/** The packages of the kit with their versions. */
export async function kitVersions(): Promise<Omit<Tarball, 'file'>[]> {
  const manifests = packages.map(({ folder }) =>
    readFile(join(root, folder, 'package.json'), 'utf8'),
  );
  return (await Promise.all(manifests)).map((text) => {
    const { name, version } = JSON.parse(text);
    return { name, version };
  });
}

/**
 * Packs the kit of a team outside this workspace into a folder, as three packages that any npm registry
 * takes. Rejects with a sentence for the user.
 */
export async function packKit(folder: string): Promise<Tarball[]> {
  await rm(staging, { recursive: true, force: true });
  await compileKit();
  await mkdir(folder, { recursive: true });
  return Promise.all(
    packages.map(async (one) => {
      const place = await stage(one);
      const args = ['pack', '--json', '--pack-destination', folder];
      const { stdout } = await run('npm', args, {
        cwd: place,
        shell: process.platform === 'win32',
      });
      const [{ name, version, filename }] = JSON.parse(stdout);
      return { name, version, file: join(folder, filename) };
    }),
  );
}
