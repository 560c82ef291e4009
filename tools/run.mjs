// Runs on any recent Node: installs the workspace, then runs the task with the Node installed there.
import { spawn, spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';

const oldest = 20;
const own = '24.9.0';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { pnpm } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config;
const stamp = join(root, 'node_modules', '.shootline-install');
const [task, ...args] = process.argv.slice(2);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function isAtLeast(version, minimum) {
  const [major, minor] = version.split('.').map(Number);
  const [minMajor, minMinor] = minimum.split('.').map(Number);
  return major > minMajor || (major === minMajor && minor >= minMinor);
}

function installFingerprint() {
  const manifests = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => join(entry.name, 'package.json'));
  const hash = createHash('sha256');
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function install() {
  const fingerprint = installFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.log('Installing packages...');
  const result = spawnSync('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`.trim());
    fail('The packages could not be installed; see the errors above.');
  }
  writeFileSync(stamp, fingerprint);
}

function nodeForTasks() {
  const installed = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(installed)) return installed;
  if (isAtLeast(process.versions.node, own)) return process.execPath;
  return fail(
    `Node ${own} or newer is needed on ${process.platform} ${process.arch}; this is ${process.versions.node}.`,
  );
}

if (Number(process.versions.node.split('.')[0]) < oldest) {
  fail(`Node ${oldest} or newer is needed; this is ${process.versions.node}.`);
}
install();
const node = nodeForTasks();
const child = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', join(root, 'tools', `${task}.ts`), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  },
);
// The terminal sends Ctrl-C to the child too; this process only waits for it to finish.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
