import { ApiError, type Consequences as Foreseen, t } from '@shootline/shared-api';
import { Box } from '@shootline/shared-ui';
import { foreseenTexts } from './foreseen-texts.ts';

/** The server's answer to what an action will do, as its query has it. */
export interface ForeseenQuery {
  data: Foreseen | undefined;
  error: Error | null;
}

function textsOf({ data, error }: ForeseenQuery): string[] {
  if (data) return foreseenTexts(data);
  if (!error) return [t('Checking who is notified...')];
  // The action would be refused with the same sentence.
  if (error instanceof ApiError && error.type === 'Conflict') return [error.message];
  return [t('The portal cannot say right now who is notified.')];
}

/**
 * Lists an action's consequences above its buttons: the action's own sentences, then those of the server.
 * Null drops a sentence; without `foreseen` the server is not asked.
 */
export function Consequences({
  sentences,
  foreseen,
}: {
  sentences: readonly (string | null)[];
  foreseen?: ForeseenQuery | null;
}) {
  const own = sentences.filter((sentence) => sentence !== null);
  const all = [...own, ...(foreseen ? textsOf(foreseen) : [])];
  if (all.length === 0) return null;
  return (
    <Box
      as="ul"
      // Safari does not announce a list without bullets as a list.
      role="list"
      aria-label={t('Consequences')}
      aria-live="polite"
      aria-busy={foreseen ? !foreseen.data && !foreseen.error : false}
      m="0"
      ps="4"
      py="1"
      borderStartWidth="3px"
      borderColor="border.emphasized"
      listStyleType="none"
      fontSize="sm"
      color="fg.muted"
    >
      {all.map((sentence) => (
        <Box as="li" key={sentence} py="1">
          {sentence}
        </Box>
      ))}
    </Box>
  );
}
