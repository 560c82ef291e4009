import { t } from '@shootline/shared-api';
import { Box, Flex, IconButton } from '../basics.ts';
import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from '../icons/icon.tsx';
import { useMotion } from '../theme/motion.tsx';
import { DRAWER_WIDTH } from './drawer-width.ts';

const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

function keepFocusInside(event: KeyboardEvent, panel: HTMLElement) {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  const isAtEdge = document.activeElement === edge || !panel.contains(document.activeElement);
  if (other && isAtEdge) {
    event.preventDefault();
    other.focus();
  }
}

function Panel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    panel.current?.querySelector<HTMLElement>(focusable)?.focus();
    return () => {
      document.body.style.overflow = overflow;
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab' && panel.current) keepFocusInside(event, panel.current);
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) onClose();
  };

  return (
    <Flex
      ref={panel}
      role="dialog"
      aria-modal="true"
      aria-label={t('Menu')}
      onKeyDown={onKeyDown}
      onClick={onClick}
      direction="column"
      height="full"
      width={DRAWER_WIDTH}
      bg="bg.panel"
      borderEndWidth="1px"
      shadow="lg"
      overflowY="auto"
      px="3"
      py="3"
      gap="2"
    >
      <IconButton
        alignSelf="flex-end"
        variant="ghost"
        colorPalette="gray"
        aria-label={t('Close menu')}
        onClick={onClose}
      >
        <Icon icon={X} />
      </IconButton>
      <Box as="nav" aria-label={t('Main')} flex="1" display="flex" flexDirection="column">
        {children}
      </Box>
    </Flex>
  );
}

/** The navigation as a panel over the page; traps the focus while open and returns it. */
export function DrawerPanel({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { Presence, Moving } = useMotion(true, !isOpen);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // Returns the focus at once, as a dialog opened by a button in the panel may want it before the panel
    // is gone.
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [isOpen]);
  return (
    <Presence>
      {isOpen && (
        <Box key="drawer" position="fixed" inset="0" zIndex="modal">
          <Moving
            style={{ position: 'absolute', inset: 0 }}
            initial={{ opacity: 0 }}
            animate={{ opacity: 1 }}
            exit={{ opacity: 0 }}
            transition={{ duration: 0.15 }}
          >
            <Box height="full" bg="backdrop" onClick={onClose} data-testid="drawer-backdrop" />
          </Moving>
          <Moving
            style={{ position: 'absolute', insetBlock: 0, insetInlineStart: 0 }}
            initial={{ x: '-100%' }}
            animate={{ x: 0 }}
            exit={{ x: '-100%' }}
            transition={{ duration: 0.2, ease: 'easeOut' }}
          >
            <Panel onClose={onClose}>{children}</Panel>
          </Moving>
        </Box>
      )}
    </Presence>
  );
}
