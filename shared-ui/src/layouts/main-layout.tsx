import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIsDesktop } from '../hooks/use-is-desktop.ts';
import { DrawerPanel, DRAWER_WIDTH } from './drawer-panel.tsx';
import { LayoutFooter } from './layout-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TOP_BAR_HEIGHT, TopBar } from './top-bar.tsx';

export type MainLayoutProps = {
  header: ReactNode;
  drawer: ReactNode;
  footer?: ReactNode;
  banner?: ReactNode;
  isDrawerOpen: boolean;
  onDrawerClose: () => void;
  children: ReactNode;
};

/**
 * The signed-in page (S2 §2, Layout): top bar, navigation 225 px wide, content, footer. In windows
 * wider than 768 px the navigation is a column that stays; in narrower ones it is a panel over the
 * page, shown while `isDrawerOpen`, which asks to be closed by Escape, its backdrop, its button or
 * a link in it.
 */
export function MainLayout(props: MainLayoutProps) {
  const { header, drawer, footer, banner, isDrawerOpen, onDrawerClose, children } = props;
  const isDesktop = useIsDesktop();
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      {banner}
      <TopBar>{header}</TopBar>
      <Flex flex="1" align="stretch">
        {isDesktop && (
          <Box width={DRAWER_WIDTH} flexShrink="0" bg="bg.panel" borderEndWidth="1px">
            <Box
              as="nav"
              aria-label="Main"
              position="sticky"
              top={TOP_BAR_HEIGHT}
              height={`calc(100dvh - ${TOP_BAR_HEIGHT})`}
              overflowY="auto"
              px="3"
              py="4"
            >
              {drawer}
            </Box>
          </Box>
        )}
        <Flex direction="column" flex="1" minW="0">
          {/* The footer starts below the fold: content that arrives late does not push it about. */}
          <Box
            as="main"
            id="content"
            tabIndex={-1}
            outline="none"
            minH={`calc(100dvh - ${TOP_BAR_HEIGHT})`}
          >
            {children}
          </Box>
          {footer && <LayoutFooter>{footer}</LayoutFooter>}
        </Flex>
      </Flex>
      {!isDesktop && (
        <DrawerPanel isOpen={isDrawerOpen} onClose={onDrawerClose}>
          {drawer}
        </DrawerPanel>
      )}
    </Flex>
  );
}
