import { t } from '@shootline/shared-api';
import { Box } from '@shootline/shared-ui';
import { type FieldValues, useWatch } from 'react-hook-form';

type Sentences = (string | null)[];

/** Lists an action's consequences above its buttons. */
export function Consequences({ sentences }: { sentences: Sentences }) {
  const applying = sentences.filter((sentence) => sentence !== null);
  if (applying.length === 0) return null;
  return (
    <Box
      as="ul"
      // Safari does not announce a list without bullets as a list.
      role="list"
      aria-label={t('Consequences')}
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

/** An action's consequences for the input entered so far. */
export function EnteredConsequences({ of }: { of: (values: FieldValues) => Sentences }) {
  return <Consequences sentences={of(useWatch())} />;
}
