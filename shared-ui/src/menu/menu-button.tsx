import {
  MenuContent,
  MenuItem,
  MenuPositioner,
  MenuRoot,
  MenuTrigger,
} from '@chakra-ui/react/menu';
import { menuSlotRecipe } from '@chakra-ui/react/theme';
import { Button, Icon, VisuallyHidden } from '@shootline/shared-ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLinkIcon from 'lucide-react/icons/external-link';
import { type RefObject, useRef } from 'react';

export type MenuEntry = { id: string; label: string; isDangerous?: boolean } & (
  | { onSelect: () => void; href?: never }
  /** A link out of the portal, which opens in a new tab. */
  | { href: string; onSelect?: never }
);

const itemStyle = {
  minH: '9',
  px: '3',
  cursor: 'pointer',
  lineHeight: 'inherit',
  _highlighted: { bg: 'bg.muted' },
} as const;

/** A button that opens a menu of what can be done; disabled when nothing can (S1 §2). */
export function MenuButton(props: {
  label: string;
  entries: readonly MenuEntry[];
  /** The button, for giving the focus back to it. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
}) {
  const { label, entries, buttonRef } = props;
  const chosen = useRef<string | null>(null);
  // A dialog that opened before the menu had gone would close with it.
  const selectChosen = () => {
    const id = chosen.current;
    chosen.current = null;
    entries.find((entry) => entry.id === id)?.onSelect?.();
  };
  return (
    <MenuRoot
      recipe={menuSlotRecipe}
      positioning={{ placement: 'bottom-end', fitViewport: true }}
      onExitComplete={selectChosen}
    >
      <MenuTrigger asChild>
        <Button ref={buttonRef} disabled={entries.length === 0}>
          {label}
          <Icon icon={ChevronDown} size={16} />
        </Button>
      </MenuTrigger>
      <MenuPositioner>
        <MenuContent minW="14rem" p="1" borderWidth="1px">
          {entries.map(({ id, label: text, isDangerous, href }) =>
            href === undefined ? (
              <MenuItem
                key={id}
                value={id}
                {...itemStyle}
                {...(isDangerous ? { color: 'fg.error' } : {})}
                onClick={() => {
                  chosen.current = id;
                }}
              >
                {text}
              </MenuItem>
            ) : (
              <MenuItem key={id} value={id} asChild {...itemStyle}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                  <Icon icon={ExternalLinkIcon} size={14} />
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                </a>
              </MenuItem>
            ),
          )}
        </MenuContent>
      </MenuPositioner>
    </MenuRoot>
  );
}
