import { t } from '@shootline/shared-api';
import {
  MenuContent,
  MenuItem,
  MenuPositioner,
  MenuRoot,
  MenuTrigger,
  useMenuContext,
} from '@chakra-ui/react/menu';
import { menuSlotRecipe } from '@chakra-ui/react/theme';
import { Button, Icon, useKey, VisuallyHidden } from '@shootline/shared-ui';
import { afterKeyUp, type Command, useCommands } from '@shootline/shared-ui/page-hooks';
import { Link } from '@shootline/shared-ui/router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLinkIcon from 'lucide-react/icons/external-link';
import { type RefObject, useRef } from 'react';

const itemStyle = {
  minH: '9',
  px: '3',
  cursor: 'pointer',
  lineHeight: 'inherit',
  _highlighted: { bg: 'bg.muted' },
} as const;

/** Follows the link chosen with Enter. The menu's own click does not bubble, so the router would miss it. */
function followByKey({ node }: { node: HTMLElement }) {
  afterKeyUp(() => node.click());
}

/**
 * Opens the page's menu by a key, with the focus on its first entry; the entries are also in the portal's
 * search.
 */
function OpenKey(props: { name: string; label: string; entries: readonly Command[] }) {
  const { name, label, entries } = props;
  const menu = useMenuContext();
  useCommands(entries);
  useKey(name, label, () => {
    menu.setOpen(true);
    menu.setHighlightedValue(entries[0]?.id ?? '');
  });
  return null;
}

/** A button that opens a menu of actions; disabled without any. */
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
  const chosen = useRef<string | null>(null);
  // A dialog opened before the menu has gone would close with it.
  const selectChosen = () => {
    const id = chosen.current;
    chosen.current = null;
    const entry = entries.find((one) => one.id === id);
    if (entry && 'onSelect' in entry) entry.onSelect();
  };
  return (
    <MenuRoot
      recipe={menuSlotRecipe}
      positioning={{ placement: 'bottom-end', fitViewport: true, strategy: 'fixed' }}
      onExitComplete={selectChosen}
      navigate={followByKey}
    >
      <MenuTrigger asChild>
        <Button
          ref={buttonRef}
          variant={isSecondary ? 'outline' : 'solid'}
          size={size}
          disabled={!first}
          aria-label={name}
          aria-keyshortcuts={openKey}
        >
          {label}
          <Icon icon={ChevronDown} size={16} />
        </Button>
      </MenuTrigger>
      {openKey && first && <OpenKey name={openKey} label={label} entries={entries} />}
      <MenuPositioner>
        <MenuContent minW="14rem" p="1" borderWidth="1px">
          {entries.map((entry) => (
            <Item
              key={entry.id}
              entry={entry}
              onSelect={() => {
                chosen.current = entry.id;
              }}
            />
          ))}
        </MenuContent>
      </MenuPositioner>
    </MenuRoot>
  );
}

function Item({ entry, onSelect }: { entry: Command; onSelect: () => void }) {
  const { id, label, isDangerous } = entry;
  const style = { ...itemStyle, ...(isDangerous ? { color: 'fg.error' } : {}) };
  if ('to' in entry) {
    return (
      <MenuItem value={id} asChild {...style}>
        <Link to={entry.to}>{label}</Link>
      </MenuItem>
    );
  }
  if ('href' in entry) {
    return (
      <MenuItem value={id} asChild {...style}>
        <a href={entry.href} target="_blank" rel="noopener noreferrer">
          {label}
          <Icon icon={ExternalLinkIcon} size={14} />
          <VisuallyHidden>{t(' (opens in a new tab)')}</VisuallyHidden>
        </a>
      </MenuItem>
    );
  }
  return (
    <MenuItem value={id} {...style} onClick={onSelect}>
      {label}
    </MenuItem>
  );
}
