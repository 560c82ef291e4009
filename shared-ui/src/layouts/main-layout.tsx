import { Box, Flex } from '../basics.ts';
import { lazyModule, t } from '@shootline/shared-api';
import { type ReactNode, useRef } from 'react';
import { useIsWide } from '../hooks/use-is-wide.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { LazyDialog } from '../lazy/lazy-dialog.tsx';
import { LazyPart } from '../lazy/lazy-part.tsx';
import { DRAWER_WIDTH } from './drawer-width.ts';
import { LayoutFooter } from './layout-footer.tsx';
import { SkipLinks } from './skip-links.tsx';
import { TopBar } from './top-bar.tsx';

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

const drawerPanel = lazyModule(() => import('./drawer-panel.tsx'));
const railNames = lazyModule(() => import('./rail-names.tsx'));

/** The navigation beside the page: a column from 1280 px, a rail of icons below that. */
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
        aria-label={t('Main')}
        position="sticky"
        top="var(--top-bar-height)"
        height="calc(100dvh - var(--top-bar-height))"
        overflowY="auto"
        px={{ base: '2', xl: '3' }}
        py="4"
      >
        {children}
      </Box>
      {isRail && (
        <LazyPart of={railNames} loading={null} failed={() => null}>
          {({ RailNames }) => <RailNames nav={nav} />}
        </LazyPart>
      )}
    </Box>
  );
}

/** The navigation as a panel. Its code is loaded before it opens; if that fails, a toast says so. */
function DrawerOverPage(props: { isOpen: boolean; onClose: () => void; children: ReactNode }) {
  const { isOpen, onClose } = props;
  const waiting = isOpen && (
    <LazyDialog of={drawerPanel} onClose={onClose}>
      {() => null}
    </LazyDialog>
  );
  return (
    <LazyPart of={drawerPanel} loading={waiting} failed={() => waiting}>
      {({ DrawerPanel }) => <DrawerPanel {...props} />}
    </LazyPart>
  );
}

/**
 * The layout of signed-in pages: top bar, navigation, content, footer. The navigation is a column 225 px wide
 * from 1280 px and a rail of icons from 960 px. Below that it is a panel over the page, shown while
 * `isDrawerOpen`; Escape, its backdrop, its button and its links ask to close it.
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
          {/* The footer starts below the fold, so content that arrives late does not push it about. */}
          <Box
            as="main"
            id="content"
            tabIndex={-1}
            outline="none"
            minH="calc(100dvh - var(--top-bar-height))"
          >
            {children}
          </Box>
          {footer && <LayoutFooter>{footer}</LayoutFooter>}
        </Flex>
      </Flex>
      {isPanel && (
        <DrawerOverPage isOpen={isDrawerOpen} onClose={onDrawerClose}>
          {drawer}
        </DrawerOverPage>
      )}
    </Flex>
  );
}
