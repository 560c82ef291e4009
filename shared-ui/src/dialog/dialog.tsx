import {
  DialogBackdrop,
  DialogBody,
  DialogCloseTrigger,
  DialogContent,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { Icon, IconButton } from '@shootline/shared-ui';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

export { useFocusReturn } from './use-focus-return.ts';

export type DialogProps = {
  title: string;
  /** Asked to close: Escape, the cross, a click beside it. */
  onClose: () => void;
  /** While true it cannot be closed. */
  isBlocked?: boolean;
  /** Pixels. */
  maxWidth?: number;
  /** Where the focus goes after closing; by default, back to what had it before. */
  returnFocusTo?: () => HTMLElement | null;
  children: ReactNode;
};

/**
 * A dialog over the page: traps the focus, closes on Escape unless blocked, and returns the focus.
 * It is open as long as it is rendered.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, isBlocked = false, maxWidth = 560, returnFocusTo, children } = props;
  const content = useRef<HTMLDivElement>(null);
  useFocusReturn(returnFocusTo);
  // The dialog takes the focus one frame after it opens; a user who was faster keeps theirs.
  const focusedInside = () => {
    const { activeElement } = document;
    const isInside =
      activeElement instanceof HTMLElement && content.current?.contains(activeElement);
    return isInside ? activeElement : null;
  };
  return (
    <DialogRoot
      recipe={dialogSlotRecipe}
      motionPreset="none"
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
        <DialogBackdrop bg="backdrop" />
        <DialogPositioner px={{ base: '3', md: '6' }} py={{ base: '4', md: '16' }}>
          <DialogContent
            ref={content}
            maxW={`${maxWidth}px`}
            my="0"
            borderWidth="1px"
            fontSize="inherit"
            lineHeight="inherit"
            aria-busy={isBlocked || undefined}
          >
            <DialogHeader ps={{ base: '5', md: '6' }} pe="14" pt="5" pb="0">
              <DialogTitle lineHeight="1.4" overflowWrap="anywhere">
                {title}
              </DialogTitle>
            </DialogHeader>
            <DialogBody px={{ base: '5', md: '6' }} pt="3">
              {children}
            </DialogBody>
            {!isBlocked && (
              <DialogCloseTrigger asChild top="3" insetEnd="3">
                <IconButton variant="ghost" colorPalette="gray" size="sm" aria-label="Close">
                  <Icon icon={X} size={18} />
                </IconButton>
              </DialogCloseTrigger>
            )}
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
