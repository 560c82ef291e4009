import { Box, Flex, Spacer } from '../basics.ts';
import type { ReactNode } from 'react';
import { LayoutFooter } from './layout-footer.tsx';
import { SkipLinks } from './skip-links.tsx';
import { TopBar } from './top-bar.tsx';

/** A page without navigation: a top bar with the logo, and the content below. */
export function DefaultLayout({
  logo,
  actions,
  children,
  footer,
}: {
  logo: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLinks />
      <TopBar>
        {logo}
        <Spacer />
        {actions}
      </TopBar>
      <Box
        as="main"
        id="content"
        tabIndex={-1}
        outline="none"
        flex="1"
        width="full"
        maxW="960px"
        mx="auto"
      >
        {children}
      </Box>
      {footer && <LayoutFooter>{footer}</LayoutFooter>}
    </Flex>
  );
}
