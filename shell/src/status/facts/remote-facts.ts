import { t } from '@shootline/shared-api';
import type { RemoteVersionHealth } from '@shootline/shared-api/contract';
import { incompatibilityOf } from '@shootline/shared-api/fit';
import type { SharedCode } from '@shootline/shared-api/portal';
import { formatDateTime } from '@shootline/shared-ui';
import { overridden } from '../../remotes/overrides.ts';
import type { Fault, RemoteState } from '../../remotes/remote-state.ts';
import type { Fact } from './fact.ts';
import { bytesText, durationText } from './figure-text.ts';
import { areaName } from '../../remotes/area-name.ts';

/** Everything known about a remote. */
export interface RemoteView {
  state: RemoteState;
  /** The entry that runs or would run; null while it is unknown. */
  entry: string | null;
  isRunning: boolean;
  faults: Fault[];
  health: RemoteVersionHealth[];
  uses: SharedCode | undefined;
  provided: SharedCode | null;
}

/** Versions whose failures are shown, newest failure first. */
export const shownVersions = 3;

const wordsOf = (failure: string) => failure.replaceAll('-', ' ');

/** The number of names of shared code, and of the entries that have them. */
export function codeText({ names }: SharedCode): string {
  const entries = Object.values(names);
  return t(
    '{names, plural, one {# name} other {# names}} of {entries, plural, one {# entry} other {# entries}}',
    {
      names: entries.flat().length,
      entries: entries.length,
    },
  );
}

/** The load time of a remote's entry and all its scripts in this tab; null if the browser has no timings. */
function loadText(entry: string): string {
  const folder = new URL('.', entry).href;
  const scripts = performance
    .getEntriesByType('resource')
    .filter(
      (one): one is PerformanceResourceTiming =>
        one instanceof PerformanceResourceTiming &&
        one.name.startsWith(folder) &&
        new URL(one.name).pathname.endsWith('.js'),
    );
  const first = scripts.find(({ name }) => name.split('?')[0] === entry) ?? scripts[0];
  if (!first) return t('Not measured');
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const loading = t(
    '{duration} for the first of {count, plural, one {# script} other {# scripts}}',
    {
      duration: durationText(first.duration),
      count: scripts.length,
    },
  );
  return bytes > 0 ? `${loading}, ${bytesText(bytes)}` : loading;
}

function stateFact({ state, isRunning, faults }: RemoteView): Fact {
  const { name, problem, manifest } = state;
  const label = t('State');
  const area = areaName(name);
  if (problem) {
    const why = wordsOf(problem.failure);
    return {
      label,
      text: t('Not available: {why}', { why }),
      problem: t('{area} is not available: {why}.', { area, why }),
    };
  }
  if (!manifest) return { label, text: t('Not read yet') };
  const last = faults.at(-1);
  const failed =
    last && t('{area} failed in this tab: {why}.', { area, why: wordsOf(last.failure) });
  return {
    label,
    text: isRunning ? t('Runs in this tab') : t('Ready, not opened yet'),
    problem: failed,
  };
}

function versionFact({ state, entry, isRunning, health }: RemoteView): Fact {
  const { name, manifest, url, released, pin } = state;
  if (!manifest) return { label: t('Version'), text: t('Unknown') };
  const isOlder = isRunning && new URL(manifest.entry, url).href !== entry;
  const notes = [
    released && (overridden().has(name) ? t('another build, for you only') : t('a tagged version')),
    pin !== undefined && t('pinned'),
    isOlder && t('another one runs in this tab until it is reloaded'),
  ];
  const isFailing = health.some((one) => one.version === manifest.version && one.is_failing);
  return {
    label: t('Version'),
    text: [manifest.version, ...notes].filter(Boolean).join(', '),
    problem: isFailing
      ? t('This version of {area} fails for several users.', { area: areaName(name) })
      : undefined,
  };
}

function fitText({ uses, provided }: RemoteView): string {
  if (!uses) return t('Unknown');
  const lacks = provided && incompatibilityOf(uses, provided);
  return lacks
    ? t('{code}; this portal lacks {missing}', {
        code: codeText(uses),
        missing: lacks.missing.join(', '),
      })
    : codeText(uses);
}

function failureText({ faults, health }: RemoteView, zone: string): string {
  const here = [...new Set(faults.map(({ failure }) => wordsOf(failure)))];
  const lines = health.slice(0, shownVersions).map(({ version, last, failures }) => {
    const why = failures.map(({ failure, count, people }) =>
      t(
        '{why} ({count, plural, one {# page load} other {# page loads}} of {people, plural, one {# user} other {# users}})',
        { why: wordsOf(failure), count, people },
      ),
    );
    return `${formatDateTime(last, zone)}, ${version}: ${why.join(', ')}`;
  });
  return [
    ...(here.length > 0 ? [t('In this tab: {failures}', { failures: here.join(', ') })] : []),
    ...lines,
  ].join('\n');
}

/** The figures of a remote. */
export function remoteFacts(view: RemoteView, zone: string): Fact[] {
  const { state, entry, isRunning, provided } = view;
  const contract = state.manifest?.contract;
  return [
    stateFact(view),
    versionFact(view),
    {
      label: t('Portal contract'),
      text:
        contract === undefined
          ? t('Unknown')
          : t('{contract}; the portal has {own}', { contract, own: provided?.contract ?? '?' }),
    },
    {
      label: t('Load time'),
      text: entry && isRunning ? loadText(entry) : t('Not loaded in this tab'),
    },
    { label: t('Address'), text: state.url },
    { label: t('Uses of the portal'), text: fitText(view) },
    { label: t('Failures in 7 days'), text: failureText(view, zone) || t('None') },
  ];
}
