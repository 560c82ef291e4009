import { t } from '@shootline/shared-api';
import { Badge, Box, Button, Flex, Icon, Text } from '@shootline/shared-ui';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { useOpenAnswers } from './answers/use-open-answers.tsx';
import type { Section } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';

/** Pixels to the left of the current section in a strip. */
const margin = 16;

/**
 * The form's sections with the number of fields that each still needs. Links to them, marks the current
 * one and stays in view.
 */
export function SectionRail(props: { sections: Section[]; onChoose: (section: Section) => void }) {
  const { sections, onChoose } = props;
  const open = useOpenAnswers();
  const current = useCurrentSection(sections);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (button) strip.current?.scrollTo({ left: button.offsetLeft - margin });
  }, [current]);
  return (
    <Box
      as="nav"
      ref={strip}
      aria-label={t('Sections of the form')}
      bg={{ base: 'bg', xl: 'transparent' }}
      mx={{ base: '-4', md: '-8', xl: '0' }}
      px={{ base: '4', md: '8', xl: '0' }}
      py={{ base: '2', xl: '0' }}
      position={{ base: 'sticky', xl: 'static' }}
      top="64px"
      zIndex="docked"
      borderBottomWidth={{ base: '1px', xl: '0' }}
      overflowX="auto"
    >
      <Flex as="ol" listStyleType="none" direction={{ base: 'row', xl: 'column' }} gap="1">
        {sections.map((section) => (
          <Box as="li" key={section.id} flexShrink="0">
            <Button
              size="sm"
              variant={section.id === current ? 'subtle' : 'ghost'}
              aria-current={section.id === current ? 'step' : undefined}
              colorPalette="gray"
              width="full"
              justifyContent="space-between"
              gap="3"
              onClick={() => onChoose(section)}
            >
              {section.title}
              <SectionState
                missing={open && open.filter(({ section: id }) => id === section.id).length}
              />
            </Button>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

function SectionState({ missing }: { missing: number | null }) {
  if (missing === null) return <Box minW="5" />;
  if (missing > 0) {
    return <Badge colorPalette="orange">{t('{missing} missing', { missing })}</Badge>;
  }
  return (
    <Text as="span" color="fg.success" display="inline-flex">
      <Icon icon={Check} size={16} label={t('Complete')} />
    </Text>
  );
}
