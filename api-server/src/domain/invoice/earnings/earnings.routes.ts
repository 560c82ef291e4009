import { isoPeriod } from '../../../platform/http/day.ts';
import { pageFields } from '../../../platform/http/page-links.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { requireVideographer } from '../../../platform/session/viewer.ts';
import { loadInvoices } from '../invoice-loading.ts';
import { listInvoices } from '../list/invoice-list.repository.ts';
import { presentEarning } from './earning.presenter.ts';
import { findEarned } from './earnings.repository.ts';
import { earningSums } from './earnings.rules.ts';

export const earningsHandlers = {
  async listEarnings({ c, tx, viewer, query }) {
    requireVideographer(viewer);
    const { state, ...page } = query;
    const found = await listInvoices(tx, viewer.tenantId, {
      ...page,
      ...isoPeriod(query),
      camop: viewer.id,
      ...(state && { earning: state }),
    });
    const invoices = await loadInvoices(tx, viewer, found.rows);
    return {
      ...pageFields(c, '/invoice/earnings', query.offset ?? 0, found, query.limit),
      results: invoices.map(presentEarning),
    };
  },

  async getEarningSums({ tx, viewer }) {
    requireVideographer(viewer);
    return { sums: earningSums(await findEarned(tx, viewer)) };
  },
} satisfies Partial<Handlers>;
