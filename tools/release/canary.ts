import type { RegisteredRemote, TaggedVersion } from '@shootline/shared-api/portal';
import type { VersionRule } from '@shootline/shared-api/rules/versions';
import { readPortal, remoteNameOf, writePortal } from './registration.ts';
import { manifestOf, readReleases, releasedApp } from './released-app.ts';
import { type Target, whileLocked } from './target/target.ts';

const withoutTag = ({ tags = [] }: RegisteredRemote, tag: string) =>
  tags.filter((tagged) => tagged.tag !== tag);

/** A remote with these tagged versions; none if it then has no version at all. */
function withTags(remote: RegisteredRemote, tags: TaggedVersion[]): RegisteredRemote[] {
  const { tags: _, ...others } = remote;
  if (tags.length > 0) return [{ ...others, tags }];
  return others.url === undefined ? [] : [others];
}

/**
 * Gives the version of a tag to the users of a rule, in place of earlier rules for the tag; without a rule
 * to nobody. Returns the version. Rejects with a sentence for the user.
 */
export function giveTag(target: Target, name: string, tag: string, rule: VersionRule | null) {
  return whileLocked(target, `canary ${name}`, async () => {
    const app = releasedApp(name);
    if (!app.isRemote) throw new Error('Only versions of remotes can be given to some users.');
    const portal = await readPortal(target);
    if (!portal) throw new Error(`${target.name} has no portal.json.`);
    const releases = await readReleases(target, app);
    const remoteName = await remoteNameOf(target, app, releases);
    const version = releases.tags[tag];
    if (version === undefined) {
      throw new Error(
        `No version of ${name} is tagged ${tag} in ${target.name}. Deploy one with --tag ${tag}.`,
      );
    }
    const listed = portal.remotes.find((remote) => remote.name === remoteName);
    const remote: RegisteredRemote = listed ?? { name: remoteName };
    const { integrity } = await manifestOf(target, app, version);
    const given: TaggedVersion = {
      tag,
      url: `/${name}/remote.${tag}.json`,
      // A pinned remote would refuse another version.
      ...(remote.integrity !== undefined && { integrity }),
      ...rule,
    };
    const changed = withTags(remote, [...withoutTag(remote, tag), ...(rule ? [given] : [])]);
    const remotes = listed
      ? portal.remotes.flatMap((one) => (one === listed ? changed : [one]))
      : [...portal.remotes, ...changed];
    await writePortal(target, { ...portal, remotes });
    return version;
  });
}
