import { t } from '@shootline/shared-api';
import { MenuContent, MenuItem, MenuPositioner, MenuRoot } from '@chakra-ui/react/menu';
import { menuSlotRecipe } from '@chakra-ui/react/theme';
import { Icon, VisuallyHidden } from '@shootline/shared-ui';
import { afterKeyUp, type Command } from '@shootline/shared-ui/page-hooks';
import { Link } from '@shootline/shared-ui/router';
import ExternalLinkIcon from 'lucide-react/icons/external-link';
import { useRef, useState } from 'react';
import { ChakraParts } from '@shootline/shared-ui/chakra-parts';

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

/** The open menu of a button, which keeps the focus until it has closed. */
export function MenuList(props: {
  buttonId: string;
  entries: readonly Command[];
  /** The entry that has the focus at first. */
  highlighted: string | null;
  /** Once the menu has gone, with the chosen entry. */
  onClosed: (chosen: Command | undefined) => void;
}) {
  const { buttonId, entries, highlighted, onClosed } = props;
  const [isOpen, setIsOpen] = useState(true);
  const chosen = useRef<string | null>(null);
  return (
    <ChakraParts>
      <MenuRoot
        recipe={menuSlotRecipe}
        ids={{ trigger: buttonId }}
        open={isOpen}
        onOpenChange={({ open }) => setIsOpen(open)}
        defaultHighlightedValue={highlighted}
        positioning={{ placement: 'bottom-end', fitViewport: true, strategy: 'fixed' }}
        // A dialog opened before the menu has gone would close with it.
        onExitComplete={() => onClosed(entries.find(({ id }) => id === chosen.current))}
        navigate={followByKey}
      >
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
    </ChakraParts>
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
