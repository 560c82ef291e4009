import { t, useCurrentUser } from '@shootline/shared-api';
import { type Command, useOfferedCommands } from '@shootline/shared-ui/page-hooks';
import { Palette } from '@shootline/shared-ui/palette';
import { useNavigate } from '@shootline/shared-ui/router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { DrawerEntry } from '../registry/drawer.ts';
import type { Registry } from '../registry/registry.ts';
import { groupsFor, recentEntries } from './own-entries.ts';
import { takeTyped } from './typed-early.ts';
import { fewestCharacters, useSearchResults } from './use-search-results.ts';

/** Searches pages, actions and records that the user may open from here. */
export function PaletteDialog(props: {
  registry: Registry;
  pages: readonly DrawerEntry[];
  onClose: () => void;
}) {
  const { registry, pages, onClose } = props;
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [recent] = useState(() => recentEntries(user, registry));
  const offered = useOfferedCommands();
  const { kinds, groups: found, isLoading, failed } = useSearchResults(text, registry);
  const groups = groupsFor(text, { recent, offered, pages, found });
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const length = [...text].length;
  const isShort = length > 0 && length < fewestCharacters && kinds.length > 0;
  const isNothing = count === 0 && !isLoading && !isShort && failed.length === 0;
  const status = [
    isLoading && t('Searching...'),
    ...failed.map((title) => t('{title} cannot be searched right now.', { title })),
    isShort && t('Type at least two characters to find records.'),
    isNothing && t('Nothing found.'),
  ];

  const run = (command: Command) => {
    // Returns the focus to the page first, so an action's dialog can return it there.
    flushSync(onClose);
    if ('to' in command) void navigate(command.to);
    else if ('href' in command) window.open(command.href, '_blank', 'noopener,noreferrer');
    else command.onSelect();
  };

  return (
    <Palette
      label={[t('Pages'), t('Actions'), ...kinds].join(', ')}
      takeTyped={takeTyped}
      onType={setTyped}
      groups={groups}
      status={status.filter(Boolean).join(' ')}
      count={text && !isLoading ? count : 0}
      onChoose={run}
      onClose={onClose}
    />
  );
}
