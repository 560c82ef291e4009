import type { Role, RemoteVersionHealth } from '@shootline/shared-api/contract';
import type { VersionUser } from '@shootline/shared-api/rules/versions';
import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CallDeps } from '../../platform/calls/call-deps.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import type { Call, Handlers } from '../../platform/calls/handlers.ts';
import type { ReadPortal } from '../../platform/portal/portal-reader.ts';
import { recentUsers } from '../../platform/session/session.repository.ts';
import { requireAdmin } from '../../platform/session/viewer.ts';
import { auditCall } from '../audit/record-audit.ts';
import { aliasOf } from '../people/user/user.repository.ts';
import { givenVersions } from './given-versions.ts';
import {
  countRemoteFailure,
  dismissRemoteFailures,
  listRemoteFailures,
  listSuspectVersions,
  rolesOf,
} from './remote-failure.repository.ts';

/** Two users at least, as a single one may have a broken browser. */
const fewestUsers = 2;
/** Part of a version's users. */
const failingShare = 0.05;

const week = 7 * 24 * 60 * 60 * 1000;

type Version = { remote: string; version: string };

const keyOf = ({ remote, version }: Version) => `${remote} ${version}`;

const userOf = (id: string, role: Role, workspace: string): VersionUser => ({
  uuid: id,
  workspace,
  role_policy: role,
});

type Asked = { deps: CallDeps; tenantId: string; origin: string | undefined };

export function remoteHealthHandlers(readPortal: ReadPortal) {
  /** The users who were in the portal lately. */
  async function usersOf({ deps, tenantId }: Asked, tx: Db): Promise<VersionUser[]> {
    const since = new Date(deps.clock().getTime() - week);
    const ids = await recentUsers(deps.db, tenantId, since);
    const workspace = await aliasOf(tx, tenantId);
    const users = await rolesOf(tx, tenantId, ids);
    return users.map(({ id, role }) => userOf(id, role, workspace));
  }

  /** The versions that failed a share of their users in the last 24 hours, through their own fault. */
  async function failingVersions(asked: Asked): Promise<Version[]> {
    const { deps, tenantId, origin } = asked;
    const { suspects, users } = await workspaceTransaction(
      deps.db,
      tenantId,
      async (tx) => {
        const found = await listSuspectVersions(tx, tenantId, fewestUsers, deps.clock());
        return { suspects: found, users: found.length === 0 ? [] : await usersOf(asked, tx) };
      },
      { isRead: true },
    );
    const given = givenVersions(readPortal, origin, deps.logger);
    const failing: Version[] = [];
    for (const { remote, version, people } of suspects) {
      const own = await given.countUsers(remote, version, users);
      if (people >= own * failingShare) failing.push({ remote, version });
    }
    return failing;
  }

  const askedIn = ({
    c,
    deps,
    viewer,
  }: Pick<Call<'listFailingVersions'>, 'c' | 'deps' | 'viewer'>): Asked => ({
    deps,
    tenantId: viewer.tenantId,
    origin: c.req.header('Origin'),
  });

  return {
    async reportRemoteFailure({ c, deps, tx, viewer, body }) {
      const user = userOf(viewer.id, viewer.role, await aliasOf(tx, viewer.tenantId));
      return async () => {
        const given = givenVersions(readPortal, c.req.header('Origin'), deps.logger);
        if (!(await given.mayReport(user, body))) {
          throw conflict('This portal does not give you this version.');
        }
        await workspaceTransaction(deps.db, viewer.tenantId, (inner) =>
          countRemoteFailure(inner, viewer, body, deps.clock()),
        );
        return c.body(null, 204);
      };
    },

    async dismissRemoteFailures(call) {
      const { c, tx, viewer, path } = call;
      requireAdmin(viewer);
      if (!(await dismissRemoteFailures(tx, viewer.tenantId, path))) throw notFound();
      const { remote, version } = path;
      const details = { remoteVersion: { remote, version } };
      await auditCall(call, { kind: 'remote_failures_dismissed', details });
      return c.body(null, 204);
    },

    async listFailingVersions(call) {
      return async () => ({ results: await failingVersions(askedIn(call)) });
    },

    async getRemotesHealth(call) {
      const { deps, tx, viewer } = call;
      requireAdmin(viewer);
      const rows = await listRemoteFailures(tx, viewer.tenantId, deps.clock());
      return async () => {
        const failing = (await failingVersions(askedIn(call))).map(keyOf);
        const versions = new Map<string, RemoteVersionHealth>();
        // The newest failure of a version comes first, so it gives `last`.
        for (const row of rows) {
          const { remote, version, last, ...failure } = row;
          const key = keyOf(row);
          const known = versions.get(key) ?? {
            remote,
            version,
            is_failing: failing.includes(key),
            last: last.toISOString(),
            failures: [],
          };
          versions.set(key, { ...known, failures: [...known.failures, failure] });
        }
        return { results: [...versions.values()] };
      };
    },
  } satisfies Partial<Handlers>;
}
