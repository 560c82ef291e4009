import { t } from '@shootline/shared-api';
import {
  DialogBackdrop,
  DialogBody,
  DialogCloseTrigger,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { Discards, Icon, IconButton } from '@shootline/shared-ui';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { DialogTitles } from './use-dialog-title.ts';
import { useDiscards } from './use-discards.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { ChakraParts } from '@shootline/shared-ui/chakra-parts';

export { DialogList } from './dialog-list.tsx';
export { isSessionOver } from './use-discards.ts';
export { useDialogTitle } from './use-dialog-title.ts';
export { useFocusReturn } from './use-focus-return.ts';

export type DialogProps = {
  title: string;
  /** A line under the title with the dialog's subject. */
  subtitle?: ReactNode;
  /** Called to close by Escape or the cross, after the kept input of its forms was discarded. */
  onClose: () => void;
  /** While true, the dialog cannot be closed. */
  isBlocked?: boolean;
  /** Largest width of the dialog in pixels. */
  maxWidth?: number;
  /** Always as high as the window, so its foot never moves; the content then scrolls its own parts. */
  isTall?: boolean;
  /** The element focused after closing; by default, the one focused before. */
  returnFocusTo?: () => HTMLElement | null;
  children: ReactNode;
};

/**
 * A modal dialog: traps the focus, closes on Escape unless blocked, and returns the focus. Open while it is
 * rendered. It first focuses an element with `data-autofocus`, otherwise the first field or button of its
 * content. Escape, the cross and leaving the page discard the input of its forms, like Cancel.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    subtitle,
    onClose,
    isBlocked = false,
    maxWidth = 560,
    isTall = false,
    returnFocusTo,
    children,
  } = props;
  const content = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [shownTitle, setShownTitle] = useState<string>();
  const discards = useDiscards();
  useFocusReturn(returnFocusTo);
  const initialFocus = useFirstFocus(content, body);
  const margin = isTall ? { base: '2', md: '6' } : { base: '4', md: '16' };
  return (
    <ChakraParts>
      <DialogRoot
        recipe={dialogSlotRecipe}
        motionPreset="none"
        open
        initialFocusEl={initialFocus}
        restoreFocus={false}
        closeOnEscape={!isBlocked}
        closeOnInteractOutside={false}
        onOpenChange={({ open }) => {
          if (open || isBlocked) return;
          discards.forEach((forget) => forget());
          onClose();
        }}
      >
        <Portal>
          <DialogBackdrop bg="backdrop" />
          <DialogPositioner
            px={{ base: '3', md: '6' }}
            pt={margin}
            // The space below is the dialog's margin: sticky elements at the bottom reach the screen's edge.
            pb="0"
            // Scrolls focused elements clear of the sticky buttons at the bottom.
            scrollPaddingBottom="5rem"
          >
            <DialogContent
              ref={content}
              maxW={`${maxWidth}px`}
              mt="0"
              mb={margin}
              h={isTall ? { base: 'calc(100dvh - 1rem)', md: 'calc(100dvh - 3rem)' } : undefined}
              borderWidth="1px"
              fontSize="inherit"
              lineHeight="inherit"
              // Keeps the buttons below a form in view on wide screens too.
              css={{ '--buttons': 'sticky', '--buttons-shade': 'var(--ui-colors-bg-panel)' }}
              aria-busy={isBlocked || undefined}
              onKeyDown={(event) => {
                // Holding down the Enter that opened the dialog would press the focused button.
                if (
                  event.key === 'Enter' &&
                  event.repeat &&
                  event.target instanceof HTMLButtonElement
                ) {
                  event.preventDefault();
                }
              }}
            >
              <DialogHeader
                flexDirection="column"
                gap="1"
                ps={{ base: '5', md: '6' }}
                pe="14"
                pt="5"
                pb="0"
              >
                <DialogTitle lineHeight="1.4" overflowWrap="anywhere">
                  {shownTitle ?? title}
                </DialogTitle>
                {subtitle && (
                  <DialogDescription
                    fontSize="sm"
                    lineHeight="1.4"
                    color="fg.muted"
                    overflowWrap="anywhere"
                  >
                    {subtitle}
                  </DialogDescription>
                )}
              </DialogHeader>
              <DialogBody
                ref={body}
                px={{ base: '5', md: '6' }}
                pt="3"
                {...(isTall && { display: 'flex', flexDirection: 'column', minH: '0', pb: '4' })}
              >
                <DialogTitles value={setShownTitle}>
                  <Discards value={discards}>{children}</Discards>
                </DialogTitles>
              </DialogBody>
              {!isBlocked && (
                <DialogCloseTrigger asChild top="3" insetEnd="3">
                  <IconButton variant="ghost" colorPalette="gray" size="sm" aria-label={t('Close')}>
                    <Icon icon={X} size={18} />
                  </IconButton>
                </DialogCloseTrigger>
              )}
            </DialogContent>
          </DialogPositioner>
        </Portal>
      </DialogRoot>
    </ChakraParts>
  );
}
