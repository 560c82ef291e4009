import { workspaceTransaction } from '../../platform/db/workspace-transaction.ts';
import { type JobContext, defineJob } from '../../platform/jobs/define-job.ts';
import type { ChangeContext } from '../booking/change/action-context.ts';
import { writeOutcome } from '../booking/change/booking-change.repository.ts';
import { lockBookings } from '../booking/booking.repository.ts';
import {
  type ProjectColumns,
  awaitsProject,
  requestHubProject,
  projectCreation,
} from '../booking/change/hub-project.ts';
import { HubFailure } from './hub-failure.ts';
import { type HubProject, type ProjectRequest, askForProject } from './hub-project.ts';
import {
  findProjectRequest,
  noteProjectDelay,
  noteProjectFailure,
} from './hub-project.repository.ts';
import type { Hub } from './hub.ts';

async function ask(
  source: NonNullable<Hub['source']>,
  request: ProjectRequest,
  { deps, tenantId }: JobContext,
): Promise<HubProject> {
  const { booking } = request;
  try {
    return await askForProject(source, request);
  } catch (error) {
    if (!(error instanceof HubFailure)) throw error;
    const { reason, message: why } = error;
    deps.logger.error({ event: 'hub project', tenantId, booking, reason });
    await workspaceTransaction(deps.db, tenantId, (tx) =>
      noteProjectDelay(tx, { tenantId, id: booking }, why),
    );
    throw error;
  }
}

/**
 * Asks the hub for a booking's project and stores it; repeated requests still give one project. Holds no
 * database connection while it waits for the hub. Skips a booking that awaits no project, and asks again for
 * one that began to await its project while this ran.
 */
export const createProject = (hub: Hub) =>
  defineJob<{ booking: string }, HubProject | undefined>(projectCreation, {
    async outside({ booking: id }, context) {
      const { deps, tenantId } = context;
      if (!hub.source) return undefined;
      const request = await workspaceTransaction(
        deps.db,
        tenantId,
        (tx) => findProjectRequest(tx, tenantId, id),
        { isRead: true },
      );
      return request && ask(hub.source, request, context);
    },

    async inTransaction(tx, { booking: id }, { tenantId, now }, project) {
      const [row] = await lockBookings(tx, tenantId, [id]);
      if (!row) return;
      const context: ChangeContext = { tx, viewer: undefined, row, now };
      const write = (name: string, set: ProjectColumns) =>
        writeOutcome(context, name, { set, fields: ['hub_project'], keepsVersion: true });
      if (project && row.booking.hubProjectUrl === null) {
        await write('hub project created', {
          videoId: project.id,
          hubProjectUrl: project.url,
          hubProjectState: 'none',
          hubProjectError: null,
        });
      } else if (awaitsProject(row.booking)) {
        await write('hub project asked for', await requestHubProject(hub)(context));
      }
    },

    async onFailed(tx, { booking: id }, { tenantId, now }) {
      await noteProjectFailure(tx, { tenantId, id }, now);
    },

    async onRetry(tx, { booking: id }, { tenantId, now, viewer }) {
      const [row] = await lockBookings(tx, tenantId, [id]);
      if (row?.booking.hubProjectState !== 'failed') return;
      if (!awaitsProject({ ...row.booking, hubProjectState: 'creating' })) return;
      await writeOutcome({ tx, viewer, row, now }, 'hub project asked for', {
        set: { hubProjectState: 'creating', hubProjectError: null },
        fields: ['hub_project'],
        keepsVersion: true,
      });
    },
  });
