import { t, type Candidate } from '@shootline/shared-api';
import { ConfirmDialog } from '@shootline/shared-ui/action-form';
import { nameOf } from '../../widgets/candidate/names.ts';
import { conflictOf } from '../../widgets/picker/conflict.ts';

/** Asks whether to assign a videographer despite a conflict. */
export function AssignAnyway(props: {
  candidate: Candidate;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}) {
  const { candidate, ...dialog } = props;
  return (
    <ConfirmDialog
      title={t('Assign {name} anyway?', { name: nameOf(candidate) })}
      text={conflictOf(candidate, 'assign')?.text}
      buttons={{ primary: t('Assign Anyway'), progress: t('Assigning...') }}
      {...dialog}
    />
  );
}
