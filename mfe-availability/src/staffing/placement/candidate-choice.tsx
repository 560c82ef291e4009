import { t, type Candidate } from '@shootline/shared-api';
import { Button, Text } from '@shootline/shared-ui';
import { FiguresLine } from '../../widgets/candidate/figures-line.tsx';
import { stateTextsOf } from '../../widgets/candidate/figures.ts';
import { nameOf } from '../../widgets/candidate/names.ts';
import { whyAbove } from '../../widgets/candidate/why-above.ts';
import { conflictOf } from '../../widgets/picker/conflict.ts';
import { usePlacement } from './placement-context.ts';
import type { Way } from './placement-rules.ts';

const labels = { offer: t('Offer{verb}', { verb: '' }), assign: t('Assign') };
const labelsInSpite = { offer: t('Offer Anyway'), assign: t('Assign Anyway') };

function labelFor(way: Way, isInSpite: boolean, name: string): string {
  if (isInSpite) return t('Assign Anyway: {name}', { name });
  return way === 'offer' ? t('Offer to {name}', { name }) : t('Assign {name}', { name });
}

interface CandidateChoiceProps {
  candidate: Candidate;
  /** The candidate of the next row. */
  next: Candidate | null | undefined;
}

/** A candidate's figures for the picked booking, with a button to give it to them, or the conflict. */
export function CandidateChoice({ candidate, next }: CandidateChoiceProps) {
  const { way, place, placing } = usePlacement();
  const conflict = conflictOf(candidate, way);
  const why = conflict ? undefined : whyAbove(candidate, next ?? undefined);
  const isPlacing = placing === candidate.uuid;
  return (
    <>
      <Text as="span" display="block" fontWeight="normal" fontSize="xs" color="fg.muted">
        {conflict ? conflict.text : <FiguresLine of={candidate} and={stateTextsOf(candidate)} />}
      </Text>
      {why && (
        <Text as="span" display="block" fontWeight="normal" fontSize="xs">
          {why}
        </Text>
      )}
      {!conflict?.isFinal && (
        <Button
          size="2xs"
          mt="1"
          variant={conflict ? 'outline' : 'solid'}
          data-place=""
          loading={isPlacing}
          aria-disabled={placing !== '' || undefined}
          aria-haspopup={conflict ? 'dialog' : undefined}
          aria-label={labelFor(way, conflict !== null, nameOf(candidate))}
          onClick={() => place(candidate)}
        >
          {(conflict ? labelsInSpite : labels)[way]}
        </Button>
      )}
    </>
  );
}
