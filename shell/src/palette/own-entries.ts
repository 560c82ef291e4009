import { t } from '@shootline/shared-api';
import type { Command } from '@shootline/shared-ui/page-hooks';
import type { PaletteEntry, PaletteGroup } from '@shootline/shared-ui/palette';
import type { DrawerEntry } from '../registry/registry.ts';

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a label contains every word of a text. */
function isMatch(label: string, text: string): boolean {
  const lower = label.toLowerCase();
  return words(text).every((word) => lower.includes(word));
}

/** The matching actions of the current page, and the matching pages that the user may open. */
export function ownGroups(
  text: string,
  offered: readonly Command[],
  pages: readonly DrawerEntry[],
): PaletteGroup[] {
  const opened = [
    ...pages.map(({ label, to, isUnreachable }) => ({
      id: to,
      label,
      to,
      ...(isUnreachable && { details: t('Not available right now') }),
    })),
    { id: '/account', label: t('My Account'), to: '/account' },
  ];
  const groupOf = (title: string, commands: readonly PaletteEntry[]): PaletteGroup => ({
    title,
    entries: commands
      .filter(({ label }) => isMatch(label, text))
      .map((command) => ({ ...command, id: `${title} ${command.id}` })),
  });
  return [groupOf('This Page', offered), groupOf('Pages', opened)];
}
