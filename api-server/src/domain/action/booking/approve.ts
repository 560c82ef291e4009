import type { Run } from '../../booking/change/action-context.ts';
import type { RequestHubProject } from '../../booking/change/hub-project.ts';

/** Approves a booking and hands it over to the hub without waiting for the answer. */
export const approve =
  (requestProject: RequestHubProject): Run =>
  async (context) => ({
    to: 'active',
    set: await requestProject(context),
    changes: [{ kind: 'approved' }],
  });
