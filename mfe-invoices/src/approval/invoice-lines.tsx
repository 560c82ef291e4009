import { type Invoice, translated } from '@shootline/shared-api';
import { claimText } from '@shootline/shared-api/values';
import { Box, Flex, Icon } from '@shootline/shared-ui';
import { DialogList } from '@shootline/shared-ui/dialog';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { FileCheck } from '../file-text/amounts.ts';
import { fileCheckText } from '../file-check/file-check-note.tsx';
import { differenceText, kindText } from '../invoice/any-invoice.ts';

/** The reason why an invoice was refused. */
function Refusal({ reason }: { reason: string }) {
  return (
    <Flex as="span" flexBasis="full" gap="1" color="fg.error">
      <Icon icon={TriangleAlert} size={16} />
      <Box as="span" minW="0">
        {reason}
      </Box>
    </Flex>
  );
}

function FileCheckLine(props: { invoice: Invoice; check: FileCheck | undefined }) {
  const { invoice, check } = props;
  if (!check || check.kind === 'matches' || invoice.files.length === 0) return null;
  return (
    <Box as="span" flexBasis="full" textAlign="end" fontSize="xs" color="fg.warning">
      {fileCheckText(check, invoice)}
    </Box>
  );
}

/** Invoices one below the other, with their claims or, given `errors` by uuid, the reason of each refusal. */
export function InvoiceLines(props: {
  label: string;
  invoices: readonly Invoice[];
  errors?: ReadonlyMap<string, string>;
  /** Comparisons with the files, by uuid. */
  checks?: ReadonlyMap<string, FileCheck>;
}) {
  const { label, invoices, errors, checks } = props;
  return (
    <DialogList label={label}>
      {invoices.map((invoice) => (
        <Flex as="li" key={invoice.uuid} align="baseline" columnGap="3" wrap="wrap">
          <Box as="span" color="fg.muted">
            #{invoice.booking.booking_uid}
          </Box>
          <Box as="span" flex="1" minW="0">
            {invoice.booking.camera_operator_full_name}
            {invoice.invoice_number && (
              <>
                {' · '}
                <Box as="span" display="inline-block" maxW="full">
                  {invoice.invoice_number}
                </Box>
                {kindText(invoice) && ` · ${kindText(invoice)}`}
              </>
            )}
          </Box>
          {errors ? (
            <Refusal reason={errors.get(invoice.uuid) ?? ''} />
          ) : (
            <>
              <span>{claimText(invoice) ?? translated(invoice.state_display)}</span>
              <FileCheckLine invoice={invoice} check={checks?.get(invoice.uuid)} />
              {invoice.is_total_different && (
                <Box as="span" flexBasis="full" textAlign="end" fontSize="xs" color="fg.warning">
                  {differenceText(invoice)}
                </Box>
              )}
            </>
          )}
        </Flex>
      ))}
    </DialogList>
  );
}
