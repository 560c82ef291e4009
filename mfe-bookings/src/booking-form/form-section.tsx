import { Badge, Box, styled, Heading, Icon, Stack } from '@shootline/shared-ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { openText } from './answers/open-answers.ts';
import { useOpenAnswers } from './answers/use-open-answers.tsx';

const Toggle = styled('button');

/** The id of a section's heading, for links from the rail. */
export const headingId = (id: string) => `section-${id}`;

/** A foldable section under its h2. Folded fields stay in the form. */
export function FormSection(props: {
  id: string;
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const { id, title, isOpen, onToggle, children } = props;
  const contentId = useId();
  return (
    <Box
      as="section"
      data-section={id}
      aria-label={title}
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="xs"
    >
      <Heading as="h2" size="md" letterSpacing="-0.01em">
        <Toggle
          type="button"
          id={headingId(id)}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          width="full"
          gap="3"
          minH="12"
          px={{ base: '4', md: '6' }}
          textAlign="start"
          cursor="pointer"
          borderRadius="l3"
          focusVisibleRing="outside"
        >
          <Box as="span" flex="1">
            {title}
          </Box>
          <SectionState id={id} />
          <Box as="span" color="fg.muted" transform={isOpen ? 'rotate(180deg)' : undefined}>
            <Icon icon={ChevronDown} size={18} />
          </Box>
        </Toggle>
      </Heading>
      <Box id={contentId} hidden={!isOpen} px={{ base: '4', md: '6' }} pb={{ base: '4', md: '6' }}>
        <Stack gap="4">{children}</Stack>
      </Box>
    </Box>
  );
}

function SectionState({ id }: { id: string }) {
  const open = useOpenAnswers()?.filter(({ section }) => section === id) ?? [];
  if (open.length === 0) return null;
  return (
    <Badge colorPalette="orange" flexShrink="0">
      {openText(open)}
    </Badge>
  );
}
