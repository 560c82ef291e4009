import type { Run } from '../../booking/action-context.ts';
import type { HandOver } from '../../booking/hub-project.ts';

/** Asks the hub for a project again that it has failed to make, at once. */
export const createHubProject =
  (handOver: HandOver): Run =>
  async (context) => ({
    set: await handOver(context),
    fields: ['hub_project'],
    keepsVersion: true,
  });
