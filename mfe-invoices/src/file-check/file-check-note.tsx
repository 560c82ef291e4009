import { type Invoice, t } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Icon, Text } from '@shootline/shared-ui';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { FileCheck } from '../file-text/amounts.ts';
import { useFileCheck } from './use-file-check.ts';

/** A sentence about a file's amounts. */
export function fileCheckText(check: FileCheck, claimed: number, currency: string): string {
  if (check.kind === 'unreadable') return t('The file has no amounts that can be read.');
  const total = formatMoney(check.total, currency);
  if (check.kind === 'differs') {
    return t('Not in the file, whose highest amount is {total}.', { total });
  }
  if (check.kind === 'partly') {
    return t('In the file, but its highest amount is {total}.', { total });
  }
  return check.total === claimed
    ? t('The total in the file.')
    : t('In the file, {total} with tax.', { total });
}

/** Whether the invoice's file names the claimed amount. */
export function FileCheckNote({ invoice }: { invoice: Invoice }) {
  const { check, currency, claimed } = useFileCheck(invoice);
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
      {check ? fileCheckText(check, claimed, currency) : t('Reading the file...')}
    </Text>
  );
}
