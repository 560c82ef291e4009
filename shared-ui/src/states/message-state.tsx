import { Box, Flex, Heading, Text } from '../basics.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { DocumentTitle } from '../brand/document-title.tsx';

/**
 * An icon, a text and possible actions, centred in a page or a panel. With an h1 it is the whole page and
 * names the window.
 */
export function MessageState(props: {
  icon: LucideIcon;
  palette?: string;
  role?: 'alert' | 'status';
  title?: string;
  titleAs?: 'h1' | 'h2';
  message: string;
  children?: ReactNode;
}) {
  const { icon, palette = 'gray', role, title, titleAs = 'h2', message, children } = props;
  return (
    <Flex direction="column" align="center" textAlign="center" px="6" py={{ base: '12', md: '16' }}>
      {title && titleAs === 'h1' && <DocumentTitle title={title} />}
      <Flex
        align="center"
        justify="center"
        boxSize="14"
        mb="5"
        borderRadius="full"
        colorPalette={palette}
        bg="colorPalette.subtle"
        color="colorPalette.fg"
      >
        <Icon icon={icon} size={26} />
      </Flex>
      <Box role={role} maxW="480px">
        {title && (
          <Heading as={titleAs} size="xl" mb="2" letterSpacing="-0.01em">
            {title}
          </Heading>
        )}
        <Text color="fg.muted" textWrap="pretty">
          {message}
        </Text>
      </Box>
      {children && (
        <Flex mt="6" gap="3" wrap="wrap" justify="center">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
