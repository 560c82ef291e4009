import { type Invoice, t } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Icon, Text } from '@shootline/shared-ui';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { FileCheck } from '../file-text/amounts.ts';
import { claimCurrencyOf } from '../invoice/any-invoice.ts';
import { useFileCheck } from './use-file-check.ts';

type Readable = Exclude<FileCheck, { kind: 'unreadable' }>;

function comparison({ kind, total: minor, claimed }: Readable, currency: string): string {
  const total = formatMoney(minor, currency);
  if (kind === 'differs') return t('Not in the file, whose highest amount is {total}.', { total });
  if (kind === 'partly') return t('In the file, but its highest amount is {total}.', { total });
  return minor === claimed
    ? t('The total in the file.')
    : t('In the file, {total} with tax.', { total });
}

/** A sentence about a file's amounts, after the sum that was compared if it is not this invoice's claim. */
export function fileCheckText(check: FileCheck, invoice: Invoice): string {
  if (check.kind === 'unreadable') return t('The file has no amounts that can be read.');
  const currency = claimCurrencyOf(invoice);
  const text = comparison(check, currency);
  if (check.claimed === Math.abs(invoice.claimed_invoice_amount ?? 0)) return text;
  const sum = formatMoney(check.claimed, currency);
  return `${t('{sum} with its other bookings.', { sum })} ${text}`;
}

/** Whether the invoice's file names the claimed amount. */
export function FileCheckNote({ invoice }: { invoice: Invoice }) {
  const { check } = useFileCheck(invoice);
  if (check === undefined) return null;
  const isMatch = check?.kind === 'matches';
  const isUnclear = check === null || check.kind === 'unreadable';
  return (
    <Text
      as="span"
      display="flex"
      gap="1"
      fontSize="xs"
      color={isMatch ? 'fg.success' : isUnclear ? 'fg.muted' : 'fg.warning'}
    >
      {!isUnclear && <Icon icon={isMatch ? Check : TriangleAlert} size={14} />}
      {check ? fileCheckText(check, invoice) : t('Reading the file...')}
    </Text>
  );
}
