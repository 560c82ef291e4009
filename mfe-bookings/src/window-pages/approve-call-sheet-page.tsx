import { approveCallSheet } from '../actions/approve-call-sheet.ts';
import { ActionQuestion } from './action-question.tsx';
import { CallSheetWindow } from './call-sheet-window.tsx';

/** Approve Call Sheet (S1 §2). */
export function ApproveCallSheetPage() {
  return (
    <CallSheetWindow
      title="Approve Call Sheet"
      question={(asking) => (
        <ActionQuestion
          asking={asking}
          action={approveCallSheet}
          labels={{ primary: 'Yes, Approve Call Sheet', progress: 'Approving Call Sheet...' }}
          whatIsDone={() => 'The call sheet is approved.'}
        />
      )}
    />
  );
}
