import { errorMessage, onRequestEvent, useCurrentUser, t } from '@shootline/shared-api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { nameOf, useAreaTexts } from '../contributions/area-texts.ts';
import { mailQueries } from '../mails/mail.queries.ts';
import type { Areas } from '../own-pages/portal-of-pages.ts';
import type { StatusPart } from './facts/fact.ts';
import { failuresIn, failureText, type LoggedFailure } from './failure-log.ts';
import { areaName } from '../remotes/area-name.ts';
import { useReadiness } from '../offline/use-readiness.ts';
import { codeText, remoteFacts, type RemoteView } from './facts/remote-facts.ts';
import { jobFacts, mailFacts, serverFacts } from './facts/server-facts.ts';
import { live, statusQueries } from './status.queries.ts';

/** The version of the running shell, read from its scripts' address. */
function shellVersion(): string {
  const own = document.querySelector('script[src*="/assets/main."]')?.getAttribute('src');
  return /\/shell\/([^/]+)\//.exec(own ?? '')?.[1] ?? t('Unknown');
}

/** The remotes of the portal, with what is known about each. */
function useRemotes(areas: Areas) {
  const { remotes, faults } = useStore(areas.store);
  const health = useQuery(statusQueries.remotes());
  const { data: provided = null } = useQuery(statusQueries.provided());
  const entries = remotes.map(({ name, manifest, url }) => {
    const running = areas.runningOf(name)?.entry;
    return running ?? (manifest && new URL(manifest.entry, url).href);
  });
  const uses = useQueries({
    queries: remotes.map(({ name }, place) => ({
      ...statusQueries.uses(name, entries[place] ?? ''),
      enabled: entries[place] !== null,
    })),
  });
  const isOf = (name: string) => (one: { remote: string }) => one.remote === name;
  const views = remotes.map((state, place): RemoteView => {
    const { name } = state;
    return {
      state,
      entry: entries[place] ?? null,
      isRunning: areas.runningOf(name) !== null,
      faults: faults.filter(isOf(name)),
      health: (health.data ?? []).filter(isOf(name)),
      uses: uses[place]?.data,
      provided,
    };
  });
  return { health, provided, views };
}

/** The log of failed calls, kept up to date. */
function useFailures(): LoggedFailure[] {
  return failuresIn(useSyncExternalStore(onRequestEvent, failureText));
}

const failureLine = ({ at, method, path, status, id }: LoggedFailure) =>
  `${new Date(at).toISOString()} ${method} ${path} ${status || t('no answer')} ${id ?? ''}`.trimEnd();

/** Everything that the status page shows, with its sections as text for the report. */
export function useStatus(areas: Areas) {
  const { timezone } = useCurrentUser();
  const server = useQuery(statusQueries.server());
  const jobs = useQuery(statusQueries.jobs());
  const mails = useQuery({ ...mailQueries.overview(), ...live });
  const { health, provided, views } = useRemotes(areas);
  const failures = useFailures();
  const { text: readiness } = useReadiness();
  const names = useAreaTexts((jobs.data?.results.length ?? 0) > 0);
  const errorOf = ({ error }: { error: Error | null }) => error && errorMessage(error);

  const parts: StatusPart[] = [
    {
      title: t('Server'),
      facts: server.data ? serverFacts(server.data, timezone) : [],
      error: errorOf(server),
    },
    { title: t('Emails'), facts: mails.data ? mailFacts(mails.data) : [], error: errorOf(mails) },
    {
      title: t('Jobs'),
      facts: jobs.data ? jobFacts(jobs.data, timezone) : [],
      lines: jobs.data?.results.map(({ kind, attempts, last_attempt, last_error }) =>
        t('- {job}: {attempts} attempts, last {time}: {error}', {
          job: nameOf(names.jobs, kind),
          attempts,
          time: last_attempt,
          error: last_error,
        }),
      ),
      error: errorOf(jobs),
    },
    {
      title: t('Portal'),
      facts: [
        { label: t('Shell version'), text: shellVersion() },
        { label: t('Portal contract'), text: String(provided?.contract ?? t('Unknown')) },
        { label: t('Provides'), text: provided ? codeText(provided) : t('Unknown') },
        { label: t('This browser'), text: readiness },
      ],
    },
    ...views.map((view) => ({
      title: areaName(view.state.name),
      facts: remoteFacts(view, timezone),
    })),
    ...(health.error ? [{ title: t('Failures of Areas'), facts: [], error: errorOf(health) }] : []),
    { title: t('Failed Calls of This Browser'), facts: [], lines: failures.map(failureLine) },
  ];
  return { server, jobs, mails, health, provided, views, failures, parts };
}

export type Status = ReturnType<typeof useStatus>;
