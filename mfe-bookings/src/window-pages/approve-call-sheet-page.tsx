import { t } from '@shootline/shared-api';
import { approveCallSheet } from '../actions/approve-call-sheet.ts';
import { ActionQuestion } from './action-question.tsx';
import { CallSheetWindow } from './call-sheet-window.tsx';

export function ApproveCallSheetPage() {
  return (
    <CallSheetWindow
      title={t('Approve Call Sheet')}
      question={(asking) => (
        <ActionQuestion
          asking={asking}
          action={approveCallSheet}
          labels={{ primary: t('Yes, Approve Call Sheet'), progress: t('Approving Call Sheet...') }}
          whatIsDone={() => t('The call sheet is approved.')}
        />
      )}
    />
  );
}
