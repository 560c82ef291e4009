import type { Hono } from 'hono';
import { gazetteer } from './domain/address/place/gazetteer.ts';
import { keepSummaries } from './domain/analytics/summary/keep-summaries.ts';
import { createApp } from './app.ts';
import type { AppDeps } from './deps.ts';
import { jobsFor } from './jobs.ts';
import { sweepFiles } from './platform/files/sweep-files.ts';
import { startWorker } from './platform/jobs/job-worker.ts';
import { describeError } from './platform/log/logger.ts';
import type { Role } from './role.settings.ts';
import { createWorkerApp } from './worker-app.ts';

/** Starts something that runs beside the requests, and registers its end for the shutdown. */
type Part = (deps: AppDeps) => void | Promise<void>;

const runJobs: Part = (deps) => {
  const worker = startWorker({ ...deps, db: deps.background }, jobsFor(deps));
  deps.onStop(() => worker.stop());
};

const refreshSummaries: Part = (deps) => keepSummaries({ ...deps, db: deps.background });

/** Loads the places now, or the first booking with a typed address would wait for them while locked. */
const loadPlaces: Part = ({ logger }) => {
  gazetteer().catch((error: unknown) => logger.error({ event: 'places', ...describeError(error) }));
};

type Parts = {
  /** The name at the start. */
  title: string;
  app: (deps: AppDeps) => Hono;
  beforeListening: readonly Part[];
  whileListening: readonly Part[];
};

/** The parts of the server that a process of each role runs. */
export const roles: Readonly<Record<Role, Parts>> = {
  all: {
    title: 'Shootline',
    app: createApp,
    beforeListening: [sweepFiles],
    whileListening: [loadPlaces, runJobs, refreshSummaries],
  },
  api: {
    title: "Shootline's API",
    app: createApp,
    beforeListening: [],
    whileListening: [loadPlaces],
  },
  worker: {
    title: "Shootline's worker",
    app: createWorkerApp,
    beforeListening: [sweepFiles],
    whileListening: [runJobs, refreshSummaries],
  },
};
