import { t } from '@shootline/shared-api';
import {
  DrawerBackdrop,
  DrawerBody,
  DrawerCloseTrigger,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerPositioner,
  DrawerRoot,
  DrawerTitle,
} from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { drawerSlotRecipe } from '@chakra-ui/react/theme';
import { Icon, IconButton } from '@shootline/shared-ui';
import { useFocusReturn } from '@shootline/shared-ui/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { ChakraParts } from '@shootline/shared-ui/chakra-parts';

/**
 * A dialog that slides up from the bottom of the window, for narrow screens. Open while it is rendered;
 * `footer` stays in view.
 */
export function Sheet(props: {
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { title, onClose, footer, children } = props;
  useFocusReturn();
  return (
    <ChakraParts>
      <DrawerRoot
        recipe={drawerSlotRecipe}
        placement="bottom"
        open
        restoreFocus={false}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
      >
        <Portal>
          <DrawerBackdrop bg="backdrop" animationName="none" />
          <DrawerPositioner>
            <DrawerContent
              maxH="85dvh"
              borderTopRadius="l3"
              animationName="none"
              fontSize="inherit"
              lineHeight="inherit"
            >
              <DrawerHeader px="4" pt="4" pb="2" pe="14">
                <DrawerTitle>{title}</DrawerTitle>
              </DrawerHeader>
              <DrawerBody px="4" py="2">
                {children}
              </DrawerBody>
              {footer && (
                <DrawerFooter px="4" pt="3" pb="4" borderTopWidth="1px">
                  {footer}
                </DrawerFooter>
              )}
              <DrawerCloseTrigger asChild top="2" insetEnd="3">
                <IconButton variant="ghost" colorPalette="gray" size="sm" aria-label={t('Close')}>
                  <Icon icon={X} size={18} />
                </IconButton>
              </DrawerCloseTrigger>
            </DrawerContent>
          </DrawerPositioner>
        </Portal>
      </DrawerRoot>
    </ChakraParts>
  );
}
