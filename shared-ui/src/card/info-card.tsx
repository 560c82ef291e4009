import { Box, Flex, Heading, Icon } from '@shootline/shared-ui';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useId } from 'react';

const tones = {
  danger: { palette: 'red', icon: TriangleAlert },
  info: { palette: 'blue', icon: Info },
} as const;

/** One matter of a record: a section under its h2. `actions` concern this section. */
export function InfoCard(props: {
  title: string;
  tone?: 'danger' | 'info';
  actions?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  const tone = props.tone && tones[props.tone];
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      minW="0"
      bg={tone ? 'colorPalette.subtle' : 'bg.panel'}
      colorPalette={tone?.palette}
      borderWidth="1px"
      borderColor={tone ? 'colorPalette.border' : 'border'}
      borderRadius="l3"
      shadow="xs"
    >
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        minH="14"
        px={{ base: '4', md: '6' }}
        pt="4"
      >
        <Flex align="center" gap="2.5" color={tone ? 'colorPalette.fg' : 'fg'} minW="0">
          {tone && <Icon icon={tone.icon} />}
          <Heading as="h2" id={titleId} size="md" letterSpacing="-0.01em">
            {props.title}
          </Heading>
        </Flex>
        {props.actions && <Flex gap="2">{props.actions}</Flex>}
      </Flex>
      <Box px={{ base: '4', md: '6' }} pt="2" pb={{ base: '4', md: '6' }} colorPalette="brand">
        {props.children}
      </Box>
    </Box>
  );
}
