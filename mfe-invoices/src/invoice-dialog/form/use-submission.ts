import { useEffect, useRef, useState } from 'react';
import { useSubmitInvoices } from '../../invoice/invoice.actions.ts';
import type { AnyInvoice } from '../../invoice/any-invoice.ts';
import { type InvoiceValues, submissionsOf } from '../invoice-values.ts';
import { submitFailure } from './submit-failure.ts';

/** Sends the form Upload Invoice; errors that `submit` throws name the form's fields. */
export function useSubmission(invoices: readonly AnyInvoice[], onBusy: (isBusy: boolean) => void) {
  const { mutateAsync, isPending } = useSubmitInvoices();
  const [sent, setSent] = useState<number | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);

  const submit = async (values: InvoiceValues) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const { bookings } = values;
    const isWritten = values.writer === 'portal';
    const file = isWritten ? null : values.file;
    const onProgress = file ? setSent : () => {};
    const included = [...bookings.keys()].filter((place) => !bookings[place]?.is_left_out);
    try {
      const submissions = submissionsOf(invoices, values);
      return await mutateAsync({ submissions, file, isWritten, onProgress, signal });
    } catch (error) {
      throw submitFailure(error, invoices, included);
    } finally {
      setSent(null);
    }
  };
  return {
    submit,
    /** The fraction of the file sent so far, from 0 to 1; null while no file is being sent. */
    sent,
    stop: () => controller.current?.abort(),
  };
}
