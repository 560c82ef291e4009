import { keptInput } from '@shootline/shared-api';
import { Button, NoticeBanner } from '@shootline/shared-ui';
import { type MouseEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InvoiceValues } from './invoice-values.ts';

/** Says that the form began with what was entered earlier, and offers to begin with `firstValues`. */
export function KeptNotice(props: { keepAs: string; firstValues: InvoiceValues }) {
  const { keepAs, firstValues } = props;
  const [kept, setKept] = useState(() => keptInput.read(keepAs));
  const { reset } = useFormContext<InvoiceValues>();
  const file = useWatch<InvoiceValues, 'file'>({ name: 'file' });
  if (!kept) return null;
  const startAfresh = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    keptInput.forget(keepAs);
    reset(firstValues);
    setKept(undefined);
    const first = form?.elements.namedItem('invoice_number');
    if (first instanceof HTMLElement) first.focus();
  };
  // Files cannot be kept.
  const isFileLost = !('file' in kept) && !file;
  return (
    <NoticeBanner
      actions={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={startAfresh}>
          Start Afresh
        </Button>
      }
    >
      What you had entered is back.
      {isFileLost && ' The file that you had chosen must be chosen again.'}
    </NoticeBanner>
  );
}
