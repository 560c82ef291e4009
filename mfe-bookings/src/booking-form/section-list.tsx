import { Stack } from '@shootline/shared-ui';
import { BriefInputs } from './fields/brief-input.tsx';
import { FormSection } from './form-section.tsx';
import type { Section } from './sections.ts';

/** Scrolls a focused field clear of the bars that stay in view. */
const clearOfBars = {
  '& :is(input, select, textarea, button)': { scrollMarginBlock: '5rem 0' },
};

/** The sections, of which some are folded. */
export function SectionList(props: {
  sections: readonly Section[];
  folded: readonly string[];
  onFold: (folded: readonly string[]) => void;
}) {
  const { sections, folded, onFold } = props;
  const toggle = (id: string) =>
    onFold(folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id]);
  return (
    <Stack gap="4" minW="0" order={{ base: 2, xl: 0 }} css={clearOfBars}>
      {sections.map(({ id, title, Above, Below }) => (
        <FormSection
          key={id}
          id={id}
          title={title}
          isOpen={!folded.includes(id)}
          onToggle={() => toggle(id)}
        >
          {Above && <Above />}
          {id !== 'file' && <BriefInputs section={id} />}
          {Below && <Below />}
        </FormSection>
      ))}
    </Stack>
  );
}
