import { t, type Invoice } from '@shootline/shared-api';
import type { LinkToArea } from '@shootline/shared-api/portal';
import { claimText, formatMoney } from '@shootline/shared-api/values';
import { Box, styled, Icon, RouterLink, VisuallyHidden } from '@shootline/shared-ui';
import { CellSubline } from '@shootline/shared-ui/table';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { claimCurrencyOf, shortKindText, titleOf } from '../invoice/any-invoice.ts';
import { type InvoiceLayer, type InvoiceRow, isRefused } from '../editing/invoice-row.ts';

/** A cell value that opens a dialog. */
export const CellButton = styled('button', {
  base: {
    maxW: 'full',
    textAlign: 'start',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    truncate: true,
    cursor: 'pointer',
    focusVisibleRing: 'outside',
  },
});

/** The booking's name, which leads to the booking if this portal shows it. */
export function BookingName(props: {
  invoice: Invoice;
  linkToArea: LinkToArea;
  /** Opens the booking in a dialog; undefined if the portal has no such dialog. */
  onOpen: ((invoice: Invoice) => void) | undefined;
}) {
  const { invoice, linkToArea, onOpen } = props;
  const title = titleOf(invoice);
  const to = linkToArea(`/booking/${invoice.booking.uuid}`);
  if (to !== null) return <RouterLink to={to}>{title}</RouterLink>;
  if (!onOpen) return title;
  return (
    <CellButton aria-haspopup="dialog" onClick={() => onOpen(invoice)}>
      {title}
    </CellButton>
  );
}

/** The supplier's name, linked to their page if this portal has it. */
export function Supplier({ invoice, linkToArea }: { invoice: Invoice; linkToArea: LinkToArea }) {
  const { camera_operator_uuid: uuid, camera_operator_full_name: name } = invoice.booking;
  const to = linkToArea(`/videographers/${uuid}`);
  return to === null || !name ? name : <RouterLink to={to}>{name}</RouterLink>;
}

/** The booking's number, with a mark if the row is changed or refused; the column stays in view. */
export function BookingNumber({ row }: { row: InvoiceRow }) {
  const refusal = isRefused(row) ? row.refusal : undefined;
  return (
    <>
      {row.invoice.booking.booking_uid}
      {row.edit && (
        <Box
          as="span"
          ms="1"
          display="inline-block"
          color={refusal ? 'fg.error' : 'fg.warning'}
          title={refusal?.message}
        >
          <Icon icon={refusal ? TriangleAlert : Pencil} size={12} />
          <VisuallyHidden>
            {' '}
            {refusal ? t('refused: {message}', { message: refusal.message }) : t('has changes')}
          </VisuallyHidden>
        </Box>
      )}
    </>
  );
}

/** The supplier's number, which opens the invoice. */
export function InvoiceNumber(props: {
  invoice: Invoice;
  onOpen: (layer: InvoiceLayer, invoice: Invoice) => void;
}) {
  const { invoice, onOpen } = props;
  const kind = shortKindText(invoice);
  return (
    <>
      <CellButton type="button" aria-haspopup="dialog" onClick={() => onOpen('detail', invoice)}>
        {invoice.invoice_number}
      </CellButton>
      {kind && <CellSubline>{kind}</CellSubline>}
    </>
  );
}

/** The difference of the claim from the expected amount: `+A$45.00`. */
function differenceOf(invoice: Invoice): string {
  const { claimed_invoice_amount: claimed, booking } = invoice;
  const { cost, currency } = booking.total_camera_operator_cost;
  if (claimCurrencyOf(invoice) !== currency) return t('Other currency');
  const amount = (claimed ?? 0) - cost;
  return `${amount > 0 ? '+' : '−'}${formatMoney(Math.abs(amount), currency)}`;
}

/** The claimed amount, and beneath it the difference if it is not the expected one. */
export function Claimed({ invoice }: { invoice: Invoice }) {
  const claimed = claimText(invoice);
  if (!invoice.is_total_different) return claimed;
  return (
    <>
      <Box
        as="span"
        whiteSpace="nowrap"
        color="fg.warning"
        fontWeight="semibold"
        title={t('The claimed amount is not what was expected.')}
      >
        <Box as="span" me="1" verticalAlign="middle" display="inline-block">
          <Icon icon={TriangleAlert} size={13} />
        </Box>
        {claimed}
        <VisuallyHidden> {t('differs from what was expected')}</VisuallyHidden>
      </Box>
      <CellSubline>{differenceOf(invoice)}</CellSubline>
    </>
  );
}
