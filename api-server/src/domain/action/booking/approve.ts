import type { Run } from '../../booking/change/action-context.ts';
import type { HandOver } from '../../booking/change/hub-project.ts';

/** Approves a booking and hands it over to the hub without waiting for the answer. */
export const approve =
  (handOver: HandOver): Run =>
  async (context) => ({
    to: 'active',
    set: await handOver(context),
    changes: [{ kind: 'approved' }],
  });
