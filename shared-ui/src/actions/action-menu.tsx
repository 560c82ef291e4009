import { Menu } from '@ark-ui/react/menu';
import { Button, Icon, VisuallyHidden } from '@shootline/shared-ui';
import { type RefObject, useRef } from 'react';
import { Content, Item } from './menu-parts.ts';

export type ActionItem = { id: string; label: string; isDangerous?: boolean } & (
  | { onSelect: () => void; href?: never }
  /** A link out of the portal, which opens in a new tab. */
  | { href: string; onSelect?: never }
);

/** A button with what can be done; disabled when nothing can (S1 §2). */
export function ActionMenu(props: {
  label: string;
  items: readonly ActionItem[];
  /** The button, for giving it the focus back. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
}) {
  const { label, items, buttonRef } = props;
  const chosen = useRef<string | null>(null);
  // A dialog that opens before the menu has gone would be closed with it.
  const selectChosen = () => {
    const id = chosen.current;
    chosen.current = null;
    items.find((item) => item.id === id)?.onSelect?.();
  };
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end', fitViewport: true }}
      onExitComplete={selectChosen}
    >
      <Menu.Trigger asChild>
        <Button ref={buttonRef} disabled={items.length === 0}>
          {label}
          <Icon name="chevron-down" size={16} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Content>
          {items.map(({ id, label: text, isDangerous, href }) =>
            href === undefined ? (
              <Item
                key={id}
                value={id}
                {...(isDangerous ? { color: 'fg.error' } : {})}
                onClick={() => {
                  chosen.current = id;
                }}
              >
                {text}
              </Item>
            ) : (
              <Item key={id} value={id} asChild>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                  <Icon name="external" size={14} />
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                </a>
              </Item>
            ),
          )}
        </Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
