import { Box } from '@shootline/shared-ui';
import { type FieldValues, useWatch } from 'react-hook-form';

type Sentences = (string | null)[];

/** What an action leads to, as a list above its buttons. */
export function Consequences({ sentences }: { sentences: Sentences }) {
  const applying = sentences.filter((sentence) => sentence !== null);
  if (applying.length === 0) return null;
  return (
    <Box
      as="ul"
      // Safari takes a list without bullets for none.
      role="list"
      aria-label="What will happen"
      m="0"
      ps="4"
      py="0.5"
      borderStartWidth="3px"
      borderColor="border.emphasized"
      listStyleType="none"
      fontSize="sm"
      color="fg.muted"
    >
      {applying.map((sentence) => (
        <Box as="li" key={sentence} py="0.5">
          {sentence}
        </Box>
      ))}
    </Box>
  );
}

/** What an action leads to with what has been entered so far. */
export function EnteredConsequences({ of }: { of: (values: FieldValues) => Sentences }) {
  return <Consequences sentences={of(useWatch())} />;
}
