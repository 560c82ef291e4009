import type { RemoteFailure, RemoteFailureReport } from '@shootline/shared-api/contract';
import {
  type VersionRule,
  type VersionUser,
  isVersionFor,
} from '@shootline/shared-api/rules/versions';
import { type Logger, describeError } from '../../platform/log/logger.ts';
import type { ReadPortal } from '../../platform/portal/portal-reader.ts';

/** Failures of the network, or possibly on the user's side. */
export const notOfVersion: RemoteFailure[] = ['unreachable', 'too-slow', 'refused'];

/** The version that the portal reports while none of a remote could be read. */
const unknownVersion = 'unknown';

type Published = { url: string };
/** Without an address there are only tagged versions. */
type Remote = Partial<Published> & { name: string; tags?: (Published & VersionRule)[] };

/** The remotes of a portal and their versions, as its `portal.json` gives them to users. */
export function givenVersions(read: ReadPortal, origin: string | undefined, logger: Logger) {
  const versions = new Map<string, Promise<string | undefined>>();

  async function remoteOf(name: string): Promise<Remote | undefined> {
    try {
      const { remotes } = (await read('/portal.json', origin)) as { remotes: Remote[] };
      return remotes.find((remote) => remote.name === name);
    } catch (error) {
      logger.error({ event: 'portal.json cannot be read', origin, ...describeError(error) });
      return undefined;
    }
  }
  /** The version published at an address; undefined while it cannot be read. */
  function versionAt({ url }: Published): Promise<string | undefined> {
    const reading = async () => {
      const { version } = (await read(url, origin)) as { version?: unknown };
      return typeof version === 'string' ? version : undefined;
    };
    const version = versions.get(url) ?? reading().catch(() => undefined);
    versions.set(url, version);
    return version;
  }
  /** The versions that a user gets: the tagged one for them, and the current one, which replaces it. */
  function givenTo(user: VersionUser, { name, url, tags = [] }: Remote): Published[] {
    const tagged = tags.find((rule) => isVersionFor(rule, name, user));
    return [...(tagged ? [tagged] : []), ...(url === undefined ? [] : [{ url }])];
  }

  return {
    /**
     * Whether a user may report a failure of a version: of the one that they get, or of the current one,
     * which replaces it. While a version cannot be read, failures of the network may be of any.
     */
    async mayReport(user: VersionUser, report: RemoteFailureReport): Promise<boolean> {
      const remote = await remoteOf(report.remote);
      const published = remote ? givenTo(user, remote) : [];
      if (published.length === 0) return false;
      if (report.version === unknownVersion) return true;
      const given = await Promise.all(published.map(versionAt));
      const isUnread = given.includes(undefined) && notOfVersion.includes(report.failure);
      return isUnread || given.includes(report.version);
    },
    /** How many of these users get a version. */
    async countUsers(name: string, version: string, users: VersionUser[]): Promise<number> {
      const remote = await remoteOf(name);
      if (!remote) return 0;
      const got = await Promise.all(
        users.flatMap((user) => givenTo(user, remote).slice(0, 1).map(versionAt)),
      );
      return got.filter((one) => one === version).length;
    },
  };
}
