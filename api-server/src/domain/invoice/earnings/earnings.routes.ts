import { isoPeriod } from '../../../platform/http/day.ts';
import { pageFields } from '../../../platform/http/page-links.ts';
import type { Handlers } from '../../../platform/calls/handlers.ts';
import { requireVideographer } from '../../../platform/session/viewer.ts';
import { workspaceNames } from '../../people/user/user.repository.ts';
import { renderInvoice } from '../written/render-invoice.ts';
import { loadInvoices } from '../invoice-loading.ts';
import { listInvoices } from '../list/invoice-list.repository.ts';
import { presentEarning } from './earning.presenter.ts';
import { findEarned } from './earnings.repository.ts';
import { earningSums } from './earnings.rules.ts';
import { earningsStatement } from './earnings-statement.ts';
import { periodEarnings } from './period-earnings.ts';

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

  async downloadStatement({ c, deps, tx, viewer, query }) {
    requireVideographer(viewer);
    const period = isoPeriod(query);
    const earnings = await periodEarnings(tx, viewer, period);
    const { name: workspace } = await workspaceNames(tx, viewer.tenantId);
    const now = deps.clock();
    const invoice = earningsStatement({ earnings, period, workspace, viewer, now });
    return async () =>
      c.body(Buffer.from(await renderInvoice({ invoice, created: now })), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="statement.pdf"',
        'Cache-Control': 'no-store',
      });
  },
} satisfies Partial<Handlers>;
