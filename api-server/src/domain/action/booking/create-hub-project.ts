import type { Run } from '../../booking/change/action-context.ts';
import type { HandOver } from '../../booking/change/hub-project.ts';

/** Asks the hub again, immediately, for a project that it has failed to make. */
export const createHubProject =
  (handOver: HandOver): Run =>
  async (context) => ({
    set: await handOver(context),
    fields: ['hub_project'],
    keepsVersion: true,
  });
