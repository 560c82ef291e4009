import { type Invoice, numberText, t } from '@shootline/shared-api';
import { Box, styled, Checkbox, Text } from '@shootline/shared-ui';
import type { FileCheck } from '../file-text/amounts.ts';

/** Whether an invoice claims what was expected, and its file has the claim as its total. */
export const isMatch = (invoice: Invoice, checks: ReadonlyMap<string, FileCheck>): boolean =>
  !invoice.is_total_different && checks.get(invoice.uuid)?.kind === 'matches';

/** Limits an approval to invoices that match their file, and shows how far the files are compared. */
export function MatchingChoice(props: {
  invoices: readonly Invoice[];
  checks: ReadonlyMap<string, FileCheck>;
  isOnlyMatching: boolean;
  onChange: (isOnlyMatching: boolean) => void;
}) {
  const { invoices, checks, isOnlyMatching, onChange } = props;
  const counts = {
    done: numberText(checks.size),
    matching: numberText(invoices.filter((invoice) => isMatch(invoice, checks)).length),
    count: numberText(invoices.length),
  };
  return (
    <Box>
      <Choice>
        <Checkbox checked={isOnlyMatching} onChange={({ target }) => onChange(target.checked)} />
        {t('Only invoices that claim what was expected, with a file whose total is the claim')}
      </Choice>
      <Text role="status" fontSize="sm" color="fg.muted" mt="1">
        {checks.size < invoices.length
          ? t('{done} of {count} files compared...', counts)
          : t('{matching} of {count} match.', counts)}
      </Text>
    </Box>
  );
}

const Choice = styled('label', { base: { display: 'flex', gap: '2', cursor: 'pointer' } });
