import {
  Box,
  DocumentTitle,
  Flex,
  Heading,
  HStack,
  useScrollClearance,
} from '@shootline/shared-ui';
import { type ReactNode, useRef } from 'react';
import { useIsScrolledPast } from './use-is-scrolled-past.ts';

interface BookingFrameProps {
  title: string;
  documentTitle?: string;
  /** Number, state and rating. */
  identity: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** A booking under its title. Its identity and actions stay in view below the top bar. */
export function BookingFrame(props: BookingFrameProps) {
  const { title, documentTitle = title, identity, actions, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isTitlePassed = useIsScrolledPast(heading);
  useScrollClearance(bar, 'top');
  return (
    <>
      <DocumentTitle title={documentTitle} />
      <Heading
        ref={heading}
        as="h1"
        size={{ base: 'lg', md: 'xl' }}
        letterSpacing="-0.02em"
        overflowWrap="anywhere"
      >
        {title}
      </Heading>
      <Flex
        ref={bar}
        position="sticky"
        top="var(--top-bar-height)"
        zIndex="docked"
        align="center"
        justify="space-between"
        gap="3"
        minH="14"
        mx={{ base: '-4', md: '-8' }}
        mb="3"
        px={{ base: '4', md: '8' }}
        bg="bg"
        borderBottomWidth="1px"
        borderColor={isTitlePassed ? 'border' : 'transparent'}
      >
        <Box minW="0">
          {/* Repeats the title once the heading has scrolled out of view. */}
          {isTitlePassed && (
            <Box aria-hidden fontSize="sm" fontWeight="semibold" truncate>
              {title}
            </Box>
          )}
          {/* Only one line beside the title, to keep the bar's height. */}
          <Box maxH={isTitlePassed ? '1.5rem' : undefined} overflow="hidden">
            {identity}
          </Box>
        </Box>
        <HStack gap="2" flex="1 0 auto" justify="flex-end">
          {actions}
        </HStack>
      </Flex>
      {children}
    </>
  );
}
