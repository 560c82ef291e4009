import type { Call, Calls } from '../call.ts';

const ofAdmins: Call = { rule: { is: 'page', for: ['A'] }, request: () => ({}) };

/** Calls about the server and the versions of remotes. */
export const statusCalls: Calls = {
  reportRemoteFailure: [
    {
      rule: { is: 'open' },
      request: () => ({ body: { remote: 'bookings', version: '1.0.0', failure: 'broken' } }),
      success: 204,
    },
  ],
  dismissRemoteFailures: [
    {
      rule: { is: 'record', for: ['A'] },
      request: async ({ workspace }) => ({
        path: { remote: 'bookings', version: await workspace.failedVersion() },
      }),
      success: 204,
    },
  ],
  listFailingVersions: [{ rule: { is: 'open' }, request: () => ({}) }],
  getRemotesHealth: [ofAdmins],
  getStatus: [ofAdmins],
  listJobs: [ofAdmins],
  retryJob: [
    {
      rule: { is: 'record', for: ['A'] },
      request: async ({ workspace }) => ({ path: { id: await workspace.failedJob() } }),
    },
  ],
};
