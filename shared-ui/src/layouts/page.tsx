import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DocumentTitle } from './document-title.tsx';

export type PageProps = {
  title: string;
  /** The window's title, where it is not the page's. */
  documentTitle?: string;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
  subtitle?: ReactNode;
  /** Above the title: a chip, the way back. */
  eyebrow?: ReactNode;
  children: ReactNode;
};

/** A page's content under its h1, which also names the window unless `documentTitle` does. */
export function Page(props: PageProps) {
  const { title, documentTitle = title, actions, subtitle, eyebrow, children } = props;
  return (
    <Box
      width="full"
      maxW="1680px"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '5', md: '8' }}
    >
      <DocumentTitle title={documentTitle} />
      <Flex
        align="flex-end"
        justify="space-between"
        wrap="wrap"
        gap="4"
        mb={{ base: '5', md: '6' }}
      >
        <Box minW="0">
          {eyebrow && (
            <Box mb="2" fontSize="sm" color="fg.muted">
              {eyebrow}
            </Box>
          )}
          <Heading
            as="h1"
            size={{ base: '2xl', md: '3xl' }}
            letterSpacing="-0.02em"
            overflowWrap="anywhere"
          >
            {title}
          </Heading>
          {subtitle && (
            <Box mt="1.5" color="fg.muted">
              {subtitle}
            </Box>
          )}
        </Box>
        {actions && (
          <Flex align="center" gap="2" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Box>
  );
}
