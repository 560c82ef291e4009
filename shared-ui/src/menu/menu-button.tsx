import { lazyModule } from '@shootline/shared-api';
import { Button, Icon, LazyDialog, useKey } from '@shootline/shared-ui';
import { type Command, useCommands } from '@shootline/shared-ui/page-hooks';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type RefObject, useId, useState } from 'react';

const list = lazyModule(() => import('./menu-list.tsx'));
// A failure is told once the menu is wanted.
const preload = () => void list.load().catch(() => {});

/** Opens the page's menu by a key; the entries are also in the portal's search. */
function OpenKey(props: {
  name: string;
  label: string;
  entries: readonly Command[];
  onOpen: () => void;
}) {
  const { name, label, entries, onOpen } = props;
  useCommands(entries);
  useKey(name, label, onOpen);
  return null;
}

/** A button that opens a menu of actions, whose code loads when it is first wanted; disabled without any. */
export function MenuButton(props: {
  label: string;
  /** Its accessible name, if a page has several buttons with this label; begins with the label. */
  name?: string;
  entries: readonly Command[];
  /** The key that opens the menu (`useKey`), if it is the page's menu. */
  openKey?: string;
  /** Whether the page has another, more important button. */
  isSecondary?: boolean;
  size?: 'xs' | 'sm' | 'md';
  /** The button, to return the focus to it. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
}) {
  const { label, name, entries, openKey, isSecondary, size, buttonRef } = props;
  const [first] = entries;
  const id = useId();
  const [open, setOpen] = useState<{ highlighted: string | null } | null>(null);
  const openOn = (entry: Command | undefined) => setOpen({ highlighted: entry?.id ?? null });
  return (
    <>
      <Button
        id={id}
        ref={buttonRef}
        variant={isSecondary ? 'outline' : 'solid'}
        size={size}
        disabled={!first}
        aria-label={name}
        aria-keyshortcuts={openKey}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ detail }) => {
          if (open) setOpen(null);
          // By a key, the first entry takes the focus.
          else openOn(detail === 0 ? first : undefined);
        }}
        onKeyDown={(event) => {
          const to = { ArrowDown: first, ArrowUp: entries.at(-1) }[event.key];
          if (!to) return;
          event.preventDefault();
          openOn(to);
        }}
      >
        {label}
        <Icon icon={ChevronDown} size={16} />
      </Button>
      {openKey && first && (
        <OpenKey name={openKey} label={label} entries={entries} onOpen={() => openOn(first)} />
      )}
      {open && (
        <LazyDialog of={list} onClose={() => setOpen(null)}>
          {({ MenuList }) => (
            <MenuList
              buttonId={id}
              entries={entries}
              highlighted={open.highlighted}
              onClosed={(chosen) => {
                setOpen(null);
                if (chosen && 'onSelect' in chosen) chosen.onSelect();
              }}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
