import { readReleases, releasedApp } from './release/released-app.ts';
import { openTarget } from './release/target/open-target.ts';
import { changelog, commitsOf, subjects } from './teams/changelog.ts';

// npm run changelog -- <app> <target>: the app's versions in a target and what changed in each, in Markdown.

const [name, address] = process.argv.slice(2);
try {
  if (!name) throw new Error('Say which app, and where.');
  const target = await openTarget(address);
  const app = releasedApp(name);
  const releases = await readReleases(target, app);
  const commits = await commitsOf(target, app, releases);
  // Shared code runs in the shell's version.
  const paths = app.isRemote ? [name] : [name, 'shared-api', 'shared-ui'];
  console.log(changelog(name, releases, commits, (from, to) => subjects(from, to, paths)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
