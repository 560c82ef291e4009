import { Box, Flex, Heading } from '@shootline/shared-ui';
import { type ReactNode, useId } from 'react';

/** The frame of a card with one figure, half as high as a card with a section's heading. */
export function StatFrame(props: { title: string; action?: ReactNode; children: ReactNode }) {
  const { title, action, children } = props;
  const titleId = useId();
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      minW="0"
      px="4"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      shadow="xs"
    >
      <Flex align="center" justify="space-between" columnGap="3" minH="5">
        <Heading as="h2" id={titleId} fontSize="sm" lineHeight="1.25rem" color="fg.muted">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
