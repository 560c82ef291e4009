import { t } from '@shootline/shared-api';
import type { JobsStatus, ServerStatus } from '@shootline/shared-api/contract';
import { formatDate, formatDateTime } from '@shootline/shared-ui';
import type { Fact } from './fact.ts';
import { bytesText, countText, durationText } from './figure-text.ts';

const slowMs = 500;
const littleSpace = 1_000_000_000;
/** Minutes after which a due job is overdue; the worker looks every second. */
const patienceMinutes = 10;

function spaceFact({ is_available, free_bytes }: ServerStatus['files']): Fact {
  const label = t('Space left for files');
  if (!is_available)
    return {
      label,
      text: t('Not available'),
      problem: t('Files can be neither read nor written.'),
    };
  if (free_bytes === null) return { label, text: t('Not limited') };
  const isLittle = free_bytes < littleSpace;
  return {
    label,
    text: bytesText(free_bytes),
    problem: isLittle ? t('Less than 1 GB is left for files.') : undefined,
  };
}

function syncText({ imports, is_syncing, synced }: ServerStatus['hub'], zone: string): string {
  if (is_syncing) return t('Syncing now');
  if (!imports) return t('Not set up');
  if (synced === null) return t('Set up, not synced yet');
  return t('Last sync: {time}', { time: formatDateTime(synced, zone) });
}

/** The figures of the server, the workspace's files and its hub. */
export function serverFacts(
  { version, database, migrations, files, hub }: ServerStatus,
  zone: string,
): Fact[] {
  const { applied, missing, newest } = migrations;
  const failed = hub.projects_failed;
  return [
    { label: t('API version'), text: version },
    { label: t('Database'), text: t('PostgreSQL {version}', { version: database.version }) },
    {
      label: t('Database latency'),
      text: durationText(database.latency_ms),
      problem: database.latency_ms > slowMs ? t('The database answers slowly.') : undefined,
    },
    {
      label: t('Migrations'),
      text: t('{applied} applied (newest: {date})', { applied, date: formatDate(newest, zone) }),
      problem:
        missing > 0
          ? t('The database lacks {count, plural, one {# migration} other {# migrations}}.', {
              count: missing,
            })
          : undefined,
    },
    {
      label: t('Files of this workspace'),
      text: t('{bytes} (added up: {time})', {
        bytes: bytesText(files.used_bytes),
        time: formatDateTime(files.counted, zone),
      }),
    },
    spaceFact(files),
    { label: t('Import from the hub'), text: syncText(hub, zone) },
    { label: t('Sign-in with the hub'), text: hub.signs_in ? t('Set up') : t('Not set up') },
    {
      label: t('Projects in the hub'),
      text: t('{waiting} waiting, {failed} failed', {
        waiting: countText(hub.projects_waiting),
        failed: countText(failed),
      }),
      problem:
        failed > 0
          ? t(
              '{count, plural, one {# project} other {# projects}} in the hub could not be created.',
              {
                count: failed,
              },
            )
          : undefined,
    },
  ];
}

/** The figures of the jobs. */
export function jobFacts({ due, oldest_due, scheduled, failed }: JobsStatus, zone: string): Fact[] {
  const waited = oldest_due === null ? 0 : Date.now() - Date.parse(oldest_due);
  const since = oldest_due && formatDateTime(oldest_due, zone);
  return [
    {
      label: t('Due'),
      text: since ? t('{due} since {since}', { due: countText(due), since }) : countText(due),
      problem:
        waited > patienceMinutes * 60_000
          ? t('Jobs have waited since {since}.', { since })
          : undefined,
    },
    { label: t('Scheduled for later'), text: countText(scheduled) },
    {
      label: t('Failed'),
      text: countText(failed),
      problem:
        failed > 0
          ? t('{count, plural, one {# job} other {# jobs}} failed.', { count: failed })
          : undefined,
    },
  ];
}

/** The figures of the mails. */
export function mailFacts(mails: { delivery: string; waiting: number; failed: number }): Fact[] {
  const { delivery, waiting, failed } = mails;
  return [
    {
      label: t('Delivery'),
      text: delivery === 'smtp' ? t('By a mail server') : t('Kept on the server'),
    },
    { label: t('Waiting'), text: countText(waiting) },
    {
      label: t('Failed'),
      text: countText(failed),
      problem:
        failed > 0
          ? t('{count, plural, one {# email} other {# emails}} could not be sent.', {
              count: failed,
            })
          : undefined,
    },
  ];
}
