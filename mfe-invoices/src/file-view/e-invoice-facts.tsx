import { dateFormat, datePartsOf, t } from '@shootline/shared-api';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { useEffect, useState } from 'react';
import { type EInvoice, readEInvoice } from './e-invoice.ts';
import { Reading } from './reading.tsx';

const days = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** A day as written in the file, valid or not. */
function dayText(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : t('{day} {month} {year}', datePartsOf(days, new Date(at)));
}

/** The number, date and currency of an e-invoice; calls `onFailure` for any other file. */
export function EInvoiceFacts(props: { content: Blob | null; onFailure: () => void }) {
  const { content, onFailure } = props;
  const [read, setRead] = useState<{ content: Blob; facts: EInvoice } | null>(null);
  useEffect(() => {
    if (!content) return;
    let isCurrent = true;
    const show = (facts: EInvoice | null) => {
      if (!isCurrent) return;
      if (facts) setRead({ content, facts });
      else onFailure();
    };
    // The chosen file may have been moved or deleted.
    content.text().then((text) => show(readEInvoice(text)), onFailure);
    return () => {
      isCurrent = false;
    };
  }, [content, onFailure]);
  if (!content || read?.content !== content) return <Reading />;
  const { number, date, currency } = read.facts;
  return (
    <DetailList columns={3}>
      <Detail label={t('Invoice Number')}>{number}</Detail>
      <Detail label={t('Invoice date')}>{date && dayText(date)}</Detail>
      <Detail label={t('Currency')}>{currency}</Detail>
    </DetailList>
  );
}
