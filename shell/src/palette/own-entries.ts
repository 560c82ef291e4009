import { type SignedInUser, t, translated } from '@shootline/shared-api';
import { checkAccess } from '@shootline/shared-api/portal';
import { containsWords } from '@shootline/shared-api/values';
import type { Command } from '@shootline/shared-ui/page-hooks';
import type { PaletteEntry, PaletteGroup } from '@shootline/shared-ui/palette';
import type { DrawerEntry } from '../registry/drawer.ts';
import type { Registry } from '../registry/registry.ts';
import { mostVisits, visits } from './visits.ts';

/** The pages that the user last left and may still open, except the current one. */
export function recentEntries(user: SignedInUser, registry: Registry): PaletteEntry[] {
  return visits
    .of(user.uuid)
    .filter(({ path }) => {
      const page = registry.match(path);
      return (
        page && checkAccess(page.route.access, user) === 'granted' && path !== location.pathname
      );
    })
    .slice(0, mostVisits)
    .map(({ path, title, details }) => ({ id: path, label: title, to: path, details }));
}

/** The entries without those that lead to one of these paths. */
const leadingElsewhere = (entries: readonly PaletteEntry[], paths: ReadonlySet<string>) =>
  entries.filter((entry) => !('to' in entry) || !paths.has(entry.to));

/**
 * The groups with entries: those that match the text among the recent pages, the actions of the current page
 * and the pages that the user may open; then the records found. Recent pages do not appear again.
 */
export function groupsFor(
  text: string,
  of: {
    recent: readonly PaletteEntry[];
    offered: readonly Command[];
    pages: readonly DrawerEntry[];
    found: readonly PaletteGroup[];
  },
): PaletteGroup[] {
  const matching = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ label, details = '' }) => containsWords(`${label} ${details}`, text));
  const opened = [
    ...of.pages.map(({ label, to, isUnreachable }) => ({
      id: to,
      label: translated(label),
      to,
      ...(isUnreachable && { details: t('Not available right now') }),
    })),
    { id: '/account', label: t('My Account'), to: '/account' },
  ];
  const recent = matching(of.recent);
  const paths = new Set(recent.map(({ id }) => id));
  const groups: PaletteGroup[] = [
    { title: t('Recent'), entries: recent },
    { title: t('This Page'), entries: matching(of.offered) },
    { title: t('Pages'), entries: leadingElsewhere(matching(opened), paths) },
    ...of.found.map(({ title, entries }) => ({ title, entries: leadingElsewhere(entries, paths) })),
  ];
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => ({
      title,
      entries: entries.map((entry) => ({ ...entry, id: `${title} ${entry.id}` })),
    }));
}
