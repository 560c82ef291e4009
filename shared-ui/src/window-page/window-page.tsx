import { Box, DocumentTitle, Heading } from '@shootline/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { WindowOutcome } from './use-window-end.ts';
import { WindowEnd } from './window-end.tsx';

/**
 * A page opened from a mail that asks one question, like a dialog. With an `outcome` its content is replaced
 * by the final state.
 */
export function WindowPage(props: {
  title: string;
  outcome: WindowOutcome | null;
  /** Pixels; the final state always has the width of a dialog. */
  maxWidth?: number;
  children: ReactNode;
}) {
  const { title, outcome, maxWidth = 600, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // Never focuses a button: a key pressed while the page opens must not trigger it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return (
    <Box
      maxW={`${outcome ? 600 : maxWidth}px`}
      mx="auto"
      px={{ base: '4', md: '6' }}
      py={{ base: '5', md: '12' }}
    >
      <DocumentTitle title={title} />
      <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" shadow="md" p={{ base: '5', md: '8' }}>
        <Heading
          as="h1"
          ref={heading}
          tabIndex={-1}
          outline="none"
          size="2xl"
          letterSpacing="-0.02em"
          mb="5"
        >
          {title}
        </Heading>
        {outcome ? <WindowEnd {...outcome} /> : children}
      </Box>
    </Box>
  );
}
