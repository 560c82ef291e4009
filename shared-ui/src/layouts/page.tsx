import { Box, Flex, Heading } from '../basics.ts';
import type { ReactNode } from 'react';
import { DocumentTitle } from '../brand/document-title.tsx';
import { shortWindow } from '../tokens/short-window.ts';

/** Windows in which the views have room beside the title; `ViewTabs` knows them too. */
const besideTitle = '@media (min-width: 87.5rem)';

export type PageProps = {
  title: string;
  /** The window's title, if it differs from the page's. */
  documentTitle?: string;
  /** The number of items on the page, shown beside the title but not part of its name. */
  count?: ReactNode;
  /** The views of a list: beside the title in wide windows, below it in narrow ones. */
  views?: ReactNode;
  /** Buttons for the whole page. */
  actions?: ReactNode;
  subtitle?: ReactNode;
  /** Content above the title: a chip, or the way back. */
  eyebrow?: ReactNode;
  children: ReactNode;
};

/** A page's content under its h1, which also names the window unless `documentTitle` does. */
export function Page(props: PageProps) {
  const { title, documentTitle = title, count, views, actions, subtitle, eyebrow } = props;
  return (
    <Box
      width="full"
      maxW="1680px"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py="3"
      css={{ [shortWindow]: { py: '1' } }}
    >
      <DocumentTitle title={documentTitle} />
      {eyebrow && (
        <Box mb="1" fontSize="sm" color="fg.muted">
          {eyebrow}
        </Box>
      )}
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        css={views ? { [besideTitle]: { flexWrap: 'nowrap' } } : undefined}
        columnGap="3"
        minH="10"
        mb="1"
      >
        <Flex
          align="baseline"
          wrap={{ base: 'wrap', md: 'nowrap' }}
          columnGap="3"
          flex="1 1 11rem"
          minW="0"
          css={views ? { [besideTitle]: { flex: 'none' } } : undefined}
        >
          <Heading
            as="h1"
            size={{ base: 'lg', md: 'xl' }}
            letterSpacing="-0.02em"
            overflowWrap="anywhere"
          >
            {title}
          </Heading>
          {count}
        </Flex>
        {views && (
          <Box
            order="1"
            flex="1 0 100%"
            minW="0"
            mb="2"
            css={{ [shortWindow]: { mb: '0' }, [besideTitle]: { order: 0, flex: '1', mb: '0' } }}
          >
            {views}
          </Box>
        )}
        {actions && (
          <Flex
            align="center"
            gap={{ base: '1', md: '2' }}
            wrap="wrap"
            css={{ '& button': { height: '9', minWidth: '9' } }}
          >
            {actions}
          </Flex>
        )}
      </Flex>
      {subtitle && (
        <Box mt="-1" mb="4" color="fg.muted">
          {subtitle}
        </Box>
      )}
      {props.children}
    </Box>
  );
}
