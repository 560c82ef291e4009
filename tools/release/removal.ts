import { neighboursIn } from './neighbours.ts';
import { readPortal, remoteNameOf, writePortal } from './registration.ts';
import { readReleases, releasedApp } from './released-app.ts';
import { type Target, whileLocked } from './target/target.ts';

/** The widgets of a remote that the others show, with who shows them. */
async function widgetsShown(target: Target, area: string): Promise<string[]> {
  const others = (await neighboursIn(target)).filter((other) => other.area !== area);
  return others.flatMap(({ name, uses }) =>
    (uses?.widgets ?? [])
      .filter((widget) => widget.startsWith(`${area}/`))
      .map((widget) => `${widget}, shown by ${name}`),
  );
}

/**
 * Takes a remote with all its versions out of a target, also one that has only a first or a tagged version.
 * Rejects with a sentence for the user, unless forced also if others show its widgets.
 */
export function removeRemote(
  target: Target,
  name: string,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<void> {
  return whileLocked(target, `remove ${name}`, async () => {
    const app = releasedApp(name);
    if (!app.isRemote) throw new Error('Only remotes can be removed.');
    const remoteName = await remoteNameOf(target, app, await readReleases(target, app));
    const portal = await readPortal(target);
    if (portal) {
      const shown = isForced ? [] : await widgetsShown(target, remoteName);
      if (shown.length > 0) {
        throw new Error(
          `${name} was not removed, as others show its widgets:\n  ${shown.join('\n  ')}\nRelease them without these first, or add --force.`,
        );
      }
      // Unlisted first, so nobody is sent to a version that is being removed.
      const remotes = portal.remotes.filter((remote) => remote.name !== remoteName);
      await writePortal(target, { ...portal, remotes });
    }
    await target.removeFolder(name);
  });
}
