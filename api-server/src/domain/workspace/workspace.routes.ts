import type { WorkspaceSettings } from '@shootline/shared-api/contract';
import { workspaceSettingsRules } from '@shootline/shared-api/rules/account';
import { auditCall } from '../audit/record-audit.ts';
import type { AuditChange } from '../schema/audit.ts';
import type { Db } from '../../platform/db/db.ts';
import { fieldError, validationError } from '../../platform/errors/errors.ts';
import { checkedBy } from '../../platform/errors/rule-errors.ts';
import { jobKind } from '../../platform/jobs/define-job.ts';
import { enqueue } from '../../platform/jobs/job-queue.ts';
import type { Handlers } from '../../platform/calls/handlers.ts';
import { findSecondFactor } from '../../platform/session/second-factor/second-factor.repository.ts';
import { isSecondFactorRequired } from '../../platform/session/second-factor/second-factor.rules.ts';
import { type Viewer, requireAdmin } from '../../platform/session/viewer.ts';
import { refuseTaxNumber } from '../reference/tax-number.ts';
import { readWorkspaceSettings, storeWorkspaceSettings } from './workspace-settings.repository.ts';

/** Applies new hours to offers that wait for the former ones. */
export const offerHoursChange = jobKind<object>('change_offer_hours');

function changesOf(former: WorkspaceSettings, now: WorkspaceSettings): AuditChange[] {
  return (Object.keys(now) as (keyof WorkspaceSettings)[])
    .filter((what) => former[what] !== now[what])
    .map((what) => ({ what, from: former[what], to: now[what] }));
}

/** Throws a ValidationError if the rule would keep the admin from working on at once. */
async function requireOwnSecondFactor(
  tx: Db,
  viewer: Viewer,
  rule: WorkspaceSettings['second_factor'],
): Promise<void> {
  if (!isSecondFactorRequired(rule, viewer) || (await findSecondFactor(tx, viewer))) return;
  throw validationError(
    fieldError('second_factor', 'Please set up your own second factor in My Account first.'),
  );
}

export const workspaceHandlers = {
  async getWorkspaceSettings({ tx, viewer }) {
    requireAdmin(viewer);
    return readWorkspaceSettings(tx, viewer.tenantId);
  },

  async updateWorkspaceSettings(call) {
    const { tx, viewer, body, deps } = call;
    requireAdmin(viewer);
    const { tenantId } = viewer;
    const settings = checkedBy(workspaceSettingsRules, body);
    refuseTaxNumber(settings, 'invoice_country', 'invoice_tax_number');
    await requireOwnSecondFactor(tx, viewer, settings.second_factor);
    const changes = changesOf(await storeWorkspaceSettings(tx, tenantId, settings), settings);
    if (changes.length > 0)
      await auditCall(call, { kind: 'settings_changed', details: { changes } });
    if (changes.some(({ what }) => what.startsWith('offer_hours'))) {
      const now = deps.clock();
      await enqueue(tx, tenantId, offerHoursChange, {}, { at: now, now });
    }
    return settings;
  },
} satisfies Partial<Handlers>;
