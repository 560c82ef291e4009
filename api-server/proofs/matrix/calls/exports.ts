import type { CallContext, Calls } from '../call.ts';

const recipientOf = ({ workspace, actor }: CallContext) =>
  workspace.users[actor === 'outsider' ? 'outsider' : 'admin'].id;

/** Exports and their files. */
export const exportCalls: Calls = {
  exportBookings: [
    {
      rule: { is: 'page', for: ['A'] },
      request: (at) => ({ body: { recipients: [recipientOf(at)] } }),
    },
  ],
  exportInvoices: [
    {
      rule: { is: 'page', for: ['F', 'A'] },
      request: (at) => ({ query: { recipients: recipientOf(at) } }),
    },
  ],
  exportAnalytics: [
    {
      rule: { is: 'page', for: ['R', 'F', 'A'] },
      request: (at) => ({ body: { recipients: [recipientOf(at)] } }),
    },
  ],
  downloadExport: [
    {
      name: 'with what an admin may read',
      rule: { is: 'own', of: ['admin'], otherwise: 404 },
      request: ({ workspace }) => ({ path: { id: workspace.export.forAdmin } }),
    },
    {
      name: 'with what an editor may read',
      rule: { is: 'own', of: ['editor', 'reviewer', 'finance', 'admin'], otherwise: 404 },
      request: ({ workspace }) => ({ path: { id: workspace.export.forEditor } }),
    },
  ],
};
