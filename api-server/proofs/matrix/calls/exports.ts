import type { CallContext, Calls } from '../call.ts';

const recipientOf = ({ workspace, actor }: CallContext) =>
  workspace.people[actor === 'outsider' ? 'outsider' : 'admin'].id;

/** Exports, and the link to one that an admin was mailed. */
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
      name: 'with the link of the mail',
      rule: { is: 'public' },
      request: ({ workspace }) => ({
        path: { id: workspace.export.id },
        query: workspace.export.query,
      }),
      isRightItself: true,
    },
    {
      name: 'for another recipient',
      rule: { is: 'missing' },
      request: ({ workspace }) => ({
        path: { id: workspace.export.id },
        query: { ...workspace.export.query, recipient: workspace.people.submitter.id },
      }),
    },
    {
      name: 'with a signature of their own',
      rule: { is: 'missing' },
      request: ({ workspace }) => ({
        path: { id: workspace.export.id },
        query: { ...workspace.export.query, signature: 'x'.repeat(43) },
      }),
    },
  ],
};
