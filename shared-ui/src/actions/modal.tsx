import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { Icon, IconButton } from '@shootline/shared-ui';
import { type ReactNode, useRef } from 'react';
import { Backdrop, Body, Content, Header, Positioner, Title } from './modal-parts.ts';
import { useFocusReturn } from './use-focus-return.ts';

export type ModalProps = {
  title: string;
  /** Asked to close: Escape, the cross, a click beside it. */
  onClose: () => void;
  /** While true it cannot be closed. */
  isBlocked?: boolean;
  /** Pixels. */
  maxWidth?: number;
  /** Where the focus goes when it has closed; what had it before, when nothing is given. */
  returnFocusTo?: () => HTMLElement | null;
  children: ReactNode;
};

/**
 * A dialog over the page: holds the focus, closes by Escape unless blocked, and gives the focus back.
 * It is open as long as it is rendered.
 */
export function Modal(props: ModalProps) {
  const { title, onClose, isBlocked = false, maxWidth = 560, returnFocusTo, children } = props;
  const content = useRef<HTMLDivElement>(null);
  useFocusReturn(returnFocusTo);
  // The dialog takes the focus a frame after it is shown; who is faster is not moved.
  const focusedInside = () => {
    const { activeElement } = document;
    const isInside =
      activeElement instanceof HTMLElement && content.current?.contains(activeElement);
    return isInside ? activeElement : null;
  };
  return (
    <Dialog.Root
      open
      initialFocusEl={focusedInside}
      restoreFocus={false}
      closeOnEscape={!isBlocked}
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => {
        if (!open && !isBlocked) onClose();
      }}
    >
      <Portal>
        <Backdrop />
        <Positioner>
          <Content ref={content} maxW={`${maxWidth}px`} aria-busy={isBlocked || undefined}>
            <Header>
              <Title>{title}</Title>
            </Header>
            <Body>{children}</Body>
            {!isBlocked && (
              <Dialog.CloseTrigger asChild>
                <IconButton
                  variant="ghost"
                  colorPalette="gray"
                  size="sm"
                  aria-label="Close"
                  position="absolute"
                  top="3"
                  insetEnd="3"
                >
                  <Icon name="close" size={18} />
                </IconButton>
              </Dialog.CloseTrigger>
            )}
          </Content>
        </Positioner>
      </Portal>
    </Dialog.Root>
  );
}
