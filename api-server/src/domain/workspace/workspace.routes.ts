import type { WorkspaceSettings } from '@shootline/shared-api/contract';
import { auditCall } from '../audit/record-audit.ts';
import type { AuditChange } from '../schema/audit.ts';
import type { Handlers } from '../../platform/openapi/handlers.ts';
import { requireAdmin } from '../../platform/session/viewer.ts';
import { readWorkspaceSettings, storeWorkspaceSettings } from './workspace-settings.repository.ts';

function changesOf(former: WorkspaceSettings, now: WorkspaceSettings): AuditChange[] {
  return (Object.keys(now) as (keyof WorkspaceSettings)[])
    .filter((what) => former[what] !== now[what])
    .map((what) => ({ what, from: former[what], to: now[what] }));
}

export const workspaceHandlers = {
  async getWorkspaceSettings({ tx, viewer }) {
    requireAdmin(viewer);
    return readWorkspaceSettings(tx, viewer.tenantId);
  },

  async updateWorkspaceSettings(call) {
    const { tx, viewer, body } = call;
    requireAdmin(viewer);
    const changes = changesOf(await storeWorkspaceSettings(tx, viewer.tenantId, body), body);
    if (changes.length > 0)
      await auditCall(call, { kind: 'settings_changed', details: { changes } });
    return body;
  },
} satisfies Partial<Handlers>;
