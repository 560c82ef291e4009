import type { Invoice } from '@shootline/shared-api';
import { Box, Flex, Icon, Stack, VisuallyHidden } from '@shootline/shared-ui';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { differenceText } from '../invoice-dialog/any-invoice.ts';

/** The outcome of an invoice: a tick, or the reason of its refusal. */
function Outcome({ error }: { error: string | null }) {
  return error === null ? (
    <Box as="span" color="fg.success">
      <Icon icon={Check} size={16} />
      <VisuallyHidden>approved</VisuallyHidden>
    </Box>
  ) : (
    <Box as="span" flexBasis="full" color="fg.error" overflowWrap="anywhere">
      <Icon icon={TriangleAlert} size={14} /> {error}
    </Box>
  );
}

/** Invoices one below the other, with their claims or, given `errors` by uuid, the outcome of each. */
export function InvoiceLines(props: {
  label: string;
  invoices: readonly Invoice[];
  errors?: ReadonlyMap<string, string | null>;
}) {
  const { label, invoices, errors } = props;
  return (
    <Stack
      as="ul"
      aria-label={label}
      // A scrolling box must be reachable by keyboard.
      tabIndex={0}
      listStyleType="none"
      gap="0"
      maxH="16rem"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="l2"
      fontSize="sm"
    >
      {invoices.map((invoice) => (
        <Flex
          as="li"
          key={invoice.uuid}
          align="baseline"
          columnGap="3"
          wrap="wrap"
          px="3"
          py="2"
          _notFirst={{ borderTopWidth: '1px' }}
        >
          <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            #{invoice.booking.booking_uid}
          </Box>
          <Box as="span" flex="1" minW="0" overflowWrap="anywhere">
            {invoice.booking.camera_operator_full_name}
            {invoice.invoice_number && (
              <>
                {' · '}
                <Box as="span" display="inline-block" maxW="full">
                  {invoice.invoice_number}
                </Box>
              </>
            )}
          </Box>
          {errors ? (
            <Outcome error={errors.get(invoice.uuid) ?? null} />
          ) : (
            <>
              <Box as="span" fontVariantNumeric="tabular-nums">
                {invoice.claimed_invoice_amount_formatted ?? invoice.state_display}
              </Box>
              {invoice.is_total_different && (
                <Box as="span" flexBasis="full" textAlign="end" fontSize="xs" color="fg.warning">
                  {differenceText(invoice)}
                </Box>
              )}
            </>
          )}
        </Flex>
      ))}
    </Stack>
  );
}
