import { Box, Flex, Heading, Icon } from '@shootline/shared-ui';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useId } from 'react';

const tones = {
  danger: { palette: 'red', icon: TriangleAlert },
  info: { palette: 'blue', icon: Info },
} as const;

const sidePadding = { base: '4', md: '5' } as const;

interface InfoCardProps {
  title: string;
  tone?: 'danger' | 'info';
  /** Buttons for this section. */
  actions?: ReactNode;
  /** A short text beside the title, for a section without children. */
  summary?: ReactNode;
  children?: ReactNode;
}

/** One topic of a record: a section with an h2. With `summary` and no children it is a single line. */
export function InfoCard({ title, tone, actions, summary, children }: InfoCardProps) {
  const titleId = useId();
  const { palette, icon } = tone ? tones[tone] : {};
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      minW="0"
      bg={tone ? 'colorPalette.subtle' : 'bg.panel'}
      colorPalette={palette}
      borderWidth="1px"
      borderColor={tone ? 'colorPalette.border' : 'border'}
      borderRadius="l3"
      shadow="xs"
    >
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        columnGap="3"
        rowGap="1"
        minH="12"
        px={sidePadding}
        py={children ? undefined : '2'}
        pt={children ? '3' : undefined}
      >
        <Flex align="center" gap="2.5" color={tone ? 'colorPalette.fg' : 'fg'} minW="0">
          {icon && <Icon icon={icon} />}
          <Heading as="h2" id={titleId} size="md" letterSpacing="-0.01em">
            {title}
          </Heading>
        </Flex>
        {!children && summary && (
          <Box flex="1 1 auto" minW="0" fontSize="sm" color="fg.muted">
            {summary}
          </Box>
        )}
        {actions && (
          <Flex gap="2" wrap="wrap" ms="auto">
            {actions}
          </Flex>
        )}
      </Flex>
      {children && (
        <Box px={sidePadding} pt="2" pb={{ base: '4', md: '5' }} colorPalette="brand">
          {children}
        </Box>
      )}
    </Box>
  );
}
