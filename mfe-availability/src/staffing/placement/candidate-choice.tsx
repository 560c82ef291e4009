import type { Candidate } from '@shootline/shared-api';
import { Button, Text } from '@shootline/shared-ui';
import { FiguresLine } from '../../widgets/candidate/figures-line.tsx';
import { stateTextsOf } from '../../widgets/candidate/figures.ts';
import { nameOf } from '../../widgets/candidate/names.ts';
import { conflictOf } from '../../widgets/picker/conflict.ts';
import { usePlacement } from './placement-context.ts';

const verbs = { offer: 'Offer to', assign: 'Assign' };
const labels = { offer: 'Offer', assign: 'Assign' };

/** A candidate's figures for the picked booking, with the button that gives it to them, or the conflict. */
export function CandidateChoice({ candidate }: { candidate: Candidate }) {
  const { way, place, placing } = usePlacement();
  const conflict = conflictOf(candidate, way);
  const isPlacing = placing === candidate.uuid;
  return (
    <>
      <Text as="span" display="block" fontWeight="normal" fontSize="xs" color="fg.muted">
        {conflict ? conflict.text : <FiguresLine of={candidate} and={stateTextsOf(candidate)} />}
      </Text>
      {!conflict?.isFinal && (
        <Button
          size="2xs"
          mt="1"
          variant={conflict ? 'outline' : 'solid'}
          data-place=""
          loading={isPlacing}
          aria-disabled={placing !== '' || undefined}
          aria-haspopup={conflict ? 'dialog' : undefined}
          aria-label={`${verbs[way]} ${nameOf(candidate)}${conflict ? ' anyway' : ''}`}
          onClick={() => place(candidate)}
        >
          {labels[way]}
          {conflict && ' anyway…'}
        </Button>
      )}
    </>
  );
}
