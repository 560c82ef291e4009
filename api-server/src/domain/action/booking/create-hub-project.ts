import type { Run } from '../../booking/change/action-context.ts';
import type { RequestHubProject } from '../../booking/change/hub-project.ts';

/** Asks the hub again, immediately, for a project that it has failed to make. */
export const createHubProject =
  (requestProject: RequestHubProject): Run =>
  async (context) => ({
    set: await requestProject(context),
    fields: ['hub_project'],
    keepsVersion: true,
  });
