import { Box, Flex, Heading } from '../basics.ts';
import type { ReactNode } from 'react';
import { DocumentTitle } from '../brand/document-title.tsx';

/** The layout of a sign-in or confirmation page: the logo above a panel 480 px wide. */
export function CenteredPanelLayout({
  logo,
  title,
  children,
  footer,
}: {
  logo: ReactNode;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <Flex minH="100dvh" direction="column" align="center" px="4" py={{ base: '8', md: '16' }}>
      <DocumentTitle title={title} />
      <Box as="header" mb="8">
        {logo}
      </Box>
      <Box
        as="main"
        id="content"
        tabIndex={-1}
        outline="none"
        width="full"
        maxW="480px"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="2xl"
        shadow="md"
        p={{ base: '6', sm: '10' }}
      >
        <Heading as="h1" size="2xl" letterSpacing="-0.02em" mb="6">
          {title}
        </Heading>
        {children}
      </Box>
      {footer && (
        <Flex
          as="footer"
          direction="column"
          align="center"
          width="full"
          mt="8"
          fontSize="sm"
          color="fg.muted"
        >
          {footer}
        </Flex>
      )}
    </Flex>
  );
}
