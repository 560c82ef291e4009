import { Box, Flex, Heading, Icon } from '@shootline/shared-ui';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useCallback, useId } from 'react';
import { FoldBody, FoldHeading, useFold } from './card-folding.tsx';

const tones = {
  danger: { palette: 'red', icon: TriangleAlert },
  info: { palette: 'blue', icon: Info },
} as const;

const sidePadding = { base: '4', md: '5' } as const;

interface InfoCardProps {
  title: string;
  /** The part of an address after '#' that links to it; by default made of the title. */
  id?: string;
  tone?: 'danger' | 'info';
  /** Buttons for this section. */
  actions?: ReactNode;
  /** A short text beside the title, for a section without children. */
  summary?: ReactNode;
  /** The number of items in it, shown while it is folded (`CardFolding`). */
  count?: ReactNode;
  /** Whether the card is empty; an empty card is left out where cards are folded. */
  isEmpty?: boolean;
  children?: ReactNode;
}

/** One topic of a record: a section with an h2. With `summary` and no children it is a single line. */
export function InfoCard(props: InfoCardProps) {
  const { title, tone, actions, summary, count, isEmpty, children } = props;
  const { id = title.toLowerCase().replaceAll(' ', '-') } = props;
  const titleId = useId();
  const bodyId = useId();
  const { card, isFolded, isOpen, setIsOpened } = useFold(id);
  const open = useCallback(() => setIsOpened(true), [setIsOpened]);
  const { palette, icon } = tone ? tones[tone] : {};
  if (isFolded && isEmpty) return null;
  return (
    <Box
      ref={card}
      as="section"
      id={id}
      aria-labelledby={titleId}
      minW="0"
      bg={tone ? 'colorPalette.subtle' : 'bg.panel'}
      colorPalette={palette}
      borderWidth="1px"
      borderColor={tone ? 'colorPalette.border' : 'border'}
      borderRadius="l3"
      shadow="xs"
    >
      {isFolded ? (
        <FoldHeading
          {...{ titleId, bodyId, title, count, isOpen }}
          onToggle={() => setIsOpened(!isOpen)}
        />
      ) : (
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
          <Flex align="center" gap="2" color={tone ? 'colorPalette.fg' : 'fg'} minW="0">
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
      )}
      {(children || isFolded) && (
        <FoldBody id={bodyId} isOpen={isOpen} onFound={open}>
          <Box px={sidePadding} pt="2" pb={{ base: '4', md: '5' }}>
            {children || summary}
            {isFolded && actions && (
              <Flex gap="2" wrap="wrap" mt="3">
                {actions}
              </Flex>
            )}
          </Box>
        </FoldBody>
      )}
    </Box>
  );
}
