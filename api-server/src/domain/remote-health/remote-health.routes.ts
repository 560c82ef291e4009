import type { RemoteVersionHealth } from '@shootline/shared-api/contract';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { requireAdmin } from '../../platform/session/viewer.ts';
import {
  countRemoteFailure,
  listFailingVersions,
  listRemoteFailures,
} from './remote-failure.repository.ts';

const keyOf = ({ remote, version }: { remote: string; version: string }) => `${remote} ${version}`;

export const remoteHealthHandlers = {
  async reportRemoteFailure({ c, deps, tx, viewer, body }) {
    await countRemoteFailure(tx, viewer, body, deps.clock());
    return c.body(null, 204);
  },

  async listFailingVersions({ deps, tx, viewer }) {
    return { results: await listFailingVersions(tx, viewer.tenantId, deps.clock()) };
  },

  async getRemotesHealth({ deps, tx, viewer }) {
    requireAdmin(viewer);
    const now = deps.clock();
    const failing = (await listFailingVersions(tx, viewer.tenantId, now)).map(keyOf);
    const versions = new Map<string, RemoteVersionHealth>();
    // The newest failure of a version comes first, so it gives `last`.
    for (const row of await listRemoteFailures(tx, viewer.tenantId, now)) {
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
  },
} satisfies Partial<Handlers>;
