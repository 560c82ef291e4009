import { type Invoice, t, numberText } from '@shootline/shared-api';
import { Button, toast } from '@shootline/shared-ui';
import { useCallback, useRef, useState } from 'react';
import { InvoiceApproval } from './invoice-approval.tsx';

/** The API's limit for one request. */
export const maxApprovals = 200;

/** A button that approves the selected invoices of the list together, after a question. */
export function ApproveSelection(props: {
  selected: readonly Invoice[];
  /** The number of selected invoices outside the list. */
  elsewhere: number;
  describedBy: string;
  /** Gets the approved invoices. */
  onApproved: (uuids: readonly string[]) => void;
}) {
  const { selected, elsewhere, describedBy, onApproved } = props;
  const button = useRef<HTMLButtonElement>(null);
  // Keeps the invoices of the click, as the list changes under an open dialog.
  const [asked, setAsked] = useState<readonly Invoice[]>();
  const close = useCallback(() => setAsked(undefined), []);
  const count = selected.filter(({ permissions }) => permissions.make_approved).length;
  const ask = () => {
    if (count > maxApprovals)
      toast.info(t('Select at most {most} invoices to approve at once.', { most: maxApprovals }));
    else if (count > 0) setAsked(selected);
  };
  return (
    <>
      <Button
        ref={button}
        size="xs"
        variant="outline"
        aria-disabled={count === 0 || undefined}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={ask}
      >
        {t('Approve ({count})', { count: numberText(count) })}
      </Button>
      <InvoiceApproval
        asked={asked}
        elsewhere={elsewhere}
        onApproved={onApproved}
        onClose={close}
        returnFocusTo={() => button.current}
      />
    </>
  );
}
