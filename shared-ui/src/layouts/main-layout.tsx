import { Box, Flex } from '@chakra-ui/react';
import { lateCode } from '@shootline/shared-api';
import { type ReactNode, useRef } from 'react';
import { useIsWide } from '../hooks/use-is-wide.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { LatePart } from '../late/late-part.tsx';
import { DrawerPanel, DRAWER_WIDTH } from './drawer-panel.tsx';
import { LayoutFooter } from './layout-footer.tsx';
import { SkipLinks } from './skip-links.tsx';
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

const RAIL_WIDTH = '64px';

const railNames = lateCode(() => import('./rail-names.tsx'));

/** The navigation beside the page: a column from 1280 px on, a rail of icons before. */
function DrawerColumn({ children }: { children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const isRail = useMediaQuery('(max-width: 1279.98px)', false);
  return (
    <Box
      width={{ base: RAIL_WIDTH, xl: DRAWER_WIDTH }}
      flexShrink="0"
      bg="bg.panel"
      borderEndWidth="1px"
    >
      <Box
        ref={nav}
        as="nav"
        aria-label="Main"
        position="sticky"
        top={TOP_BAR_HEIGHT}
        height={`calc(100dvh - ${TOP_BAR_HEIGHT})`}
        overflowY="auto"
        px={{ base: '2', xl: '3' }}
        py="4"
      >
        {children}
      </Box>
      {isRail && (
        <LatePart of={railNames} loading={null} failed={() => null}>
          {({ RailNames }) => <RailNames nav={nav} />}
        </LatePart>
      )}
    </Box>
  );
}

/**
 * The signed-in page (S2 §2, Layout): top bar, navigation, content, footer. The navigation is a column
 * 225 px wide in windows from 1280 px on, and a rail of icons from 960 px on. In narrower ones it is a
 * panel over the page, shown while `isDrawerOpen`, which asks to be closed by Escape, its backdrop, its
 * button or a link in it.
 */
export function MainLayout(props: MainLayoutProps) {
  const { header, drawer, footer, banner, isDrawerOpen, onDrawerClose, children } = props;
  const isPanel = !useIsWide();
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLinks />
      {banner}
      <TopBar>{header}</TopBar>
      <Flex flex="1" align="stretch">
        {!isPanel && <DrawerColumn>{drawer}</DrawerColumn>}
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
      {isPanel && (
        <DrawerPanel isOpen={isDrawerOpen} onClose={onDrawerClose}>
          {drawer}
        </DrawerPanel>
      )}
    </Flex>
  );
}
