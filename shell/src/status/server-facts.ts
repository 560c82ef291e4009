import type { JobsStatus, ServerStatus } from '@shootline/shared-api/contract';
import { formatDate, formatDateTime } from '@shootline/shared-ui';
import type { Fact } from './fact.ts';
import { bytesText, countText, durationText, plural } from './figure-text.ts';

const engines = { pglite: 'PGlite, embedded', postgresql: 'PostgreSQL' };
const slowMs = 500;
const littleSpace = 1_000_000_000;
/** Minutes after which a due job is overdue; the worker looks every second. */
const patienceMinutes = 10;

function spaceFact({ is_available, free_bytes }: ServerStatus['files']): Fact {
  const label = 'Space Left for Files';
  if (!is_available || free_bytes === null)
    return { label, text: 'Not available', problem: 'Files can be neither read nor written.' };
  const isLittle = free_bytes < littleSpace;
  return {
    label,
    text: bytesText(free_bytes),
    problem: isLittle ? 'Less than 1 GB is left for files.' : undefined,
  };
}

const syncText = ({ imports, is_syncing }: ServerStatus['hub']) =>
  is_syncing ? 'Syncing now' : imports ? 'Set up' : 'Not set up';

/** The figures of the server, the workspace's files and its hub. */
export function serverFacts(
  { version, database, migrations, files, hub }: ServerStatus,
  zone: string,
): Fact[] {
  const { applied, missing, newest } = migrations;
  const failed = hub.projects_failed;
  return [
    { label: 'API Version', text: version },
    { label: 'Database', text: engines[database.engine] },
    {
      label: 'Database Latency',
      text: durationText(database.latency_ms),
      problem: database.latency_ms > slowMs ? 'The database answers slowly.' : undefined,
    },
    {
      label: 'Migrations',
      text: `${applied} applied (newest: ${formatDate(newest, zone)})`,
      problem: missing > 0 ? `The database lacks ${plural(missing, 'migration')}.` : undefined,
    },
    {
      label: 'Files of This Workspace',
      text: `${bytesText(files.used_bytes)} (added up: ${formatDateTime(files.counted, zone)})`,
    },
    spaceFact(files),
    { label: 'Import From the Hub', text: syncText(hub) },
    { label: 'Sign-In With the Hub', text: hub.signs_in ? 'Set up' : 'Not set up' },
    {
      label: 'Projects in the Hub',
      text: `${countText(hub.projects_waiting)} waiting, ${countText(failed)} failed`,
      problem:
        failed > 0 ? `${plural(failed, 'project')} in the hub could not be created.` : undefined,
    },
  ];
}

/** The figures of the jobs. */
export function jobFacts({ due, oldest_due, scheduled, failed }: JobsStatus, zone: string): Fact[] {
  const waited = oldest_due === null ? 0 : Date.now() - Date.parse(oldest_due);
  const since = oldest_due && ` since ${formatDateTime(oldest_due, zone)}`;
  return [
    {
      label: 'Due',
      text: `${countText(due)}${since ?? ''}`,
      problem: waited > patienceMinutes * 60_000 ? `Jobs have waited${since}.` : undefined,
    },
    { label: 'Scheduled for Later', text: countText(scheduled) },
    {
      label: 'Failed',
      text: countText(failed),
      problem: failed > 0 ? `${plural(failed, 'job')} failed.` : undefined,
    },
  ];
}

/** The figures of the mails. */
export function mailFacts(mails: { delivery: string; waiting: number; failed: number }): Fact[] {
  const { delivery, waiting, failed } = mails;
  return [
    { label: 'Delivery', text: delivery === 'smtp' ? 'By a mail server' : 'Kept on the server' },
    { label: 'Waiting', text: countText(waiting) },
    {
      label: 'Failed',
      text: countText(failed),
      problem: failed > 0 ? `${plural(failed, 'mail')} could not be sent.` : undefined,
    },
  ];
}
