import { PopoverContent, PopoverPositioner, PopoverRoot } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { popoverSlotRecipe } from '@chakra-ui/react/theme';
import { type ReactNode, useRef } from 'react';
import { usePanelFocus } from './use-panel-focus.ts';
import { ChakraParts } from '@shootline/shared-ui/chakra-parts';

/**
 * A panel beside the button that opened it, whose id is `anchorId`. Takes the focus and returns it; closes
 * on Escape and on a click elsewhere. Open while it is rendered, so its code can be loaded by the click.
 */
export function PopoverPanel(props: {
  anchorId: string;
  label: string;
  onClose: () => void;
  /** Pixels; by default, the width of the content. */
  width?: number;
  children: ReactNode;
}) {
  const { anchorId, label, onClose, width, children } = props;
  const content = useRef<HTMLDivElement>(null);
  usePanelFocus(content, anchorId);
  return (
    <ChakraParts>
      <PopoverRoot
        recipe={popoverSlotRecipe}
        open
        ids={{ trigger: anchorId }}
        positioning={{ placement: 'bottom-start', fitViewport: true }}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
      >
        <Portal>
          <PopoverPositioner>
            <PopoverContent
              ref={content}
              aria-label={label}
              aria-labelledby={undefined}
              width={width === undefined ? 'max-content' : `min(${width}px, 100dvw - 1rem)`}
              maxW="calc(100dvw - 1rem)"
              overflowY="auto"
              borderWidth="1px"
              animationName="none"
              fontSize="inherit"
              lineHeight="inherit"
            >
              {children}
            </PopoverContent>
          </PopoverPositioner>
        </Portal>
      </PopoverRoot>
    </ChakraParts>
  );
}
