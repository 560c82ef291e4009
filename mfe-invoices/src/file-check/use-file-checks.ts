import type { Invoice } from '@shootline/shared-api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { claimCurrencyOf } from '../invoice/any-invoice.ts';
import { invoiceFileQueries } from '../invoice/invoice-file.queries.ts';
import { amountsIn, compareWithClaim, type FileCheck } from '../file-text/amounts.ts';

const unreadable: FileCheck = { kind: 'unreadable' };

/** Bookings invoiced together have one number and one file, which names the sum of their claims. */
const groupOf = ({ booking, invoice_number, files }: Invoice) =>
  [booking.camera_operator_uuid, invoice_number, files[0]?.name, files[0]?.size].join(' ');

/**
 * Compares the file of each invoice with its claim, one after the other, as each is downloaded. The result
 * grows; invoices without a file, or with one that cannot be loaded, count as unreadable.
 */
export function useFileChecks(invoices: readonly Invoice[]): ReadonlyMap<string, FileCheck> {
  const client = useQueryClient();
  const [checks, setChecks] = useState<ReadonlyMap<string, FileCheck>>(new Map());
  useEffect(() => {
    let isGone = false;
    const claimOf = (invoice: Invoice) =>
      invoices
        .filter((other) => groupOf(other) === groupOf(invoice))
        .reduce((sum, { claimed_invoice_amount }) => sum + (claimed_invoice_amount ?? 0), 0);
    const checkOf = async (invoice: Invoice): Promise<FileCheck> => {
      const [file] = invoice.files;
      if (!file) return unreadable;
      const query = { ...invoiceFileQueries.text(invoice.uuid, file), retry: false };
      const text = await client.fetchQuery(query).catch(() => '');
      return compareWithClaim(amountsIn(text, claimCurrencyOf(invoice)), claimOf(invoice));
    };
    const checkAll = async () => {
      for (const invoice of invoices) {
        const check = await checkOf(invoice);
        if (isGone) return;
        setChecks((before) => new Map(before).set(invoice.uuid, check));
      }
    };
    void checkAll();
    return () => {
      isGone = true;
    };
  }, [client, invoices]);
  return checks;
}
