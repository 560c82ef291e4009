import type { Invoice } from '@shootline/shared-api';
import type { LinkToArea } from '@shootline/shared-api/portal';
import { chakra, Icon, RouterLink, VisuallyHidden } from '@shootline/shared-ui';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { titleOf } from '../invoice-dialog/any-invoice.ts';
import { type InvoiceRow, isRefused } from './invoice-row.ts';

/** A cell value that opens a dialog. */
export const CellButton = chakra('button', {
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

/** The booking's name, linked to the booking if this portal has the bookings area. */
export function BookingName({ invoice, linkToArea }: { invoice: Invoice; linkToArea: LinkToArea }) {
  const title = titleOf(invoice);
  const to = linkToArea(`/booking/${invoice.booking.uuid}`);
  return to === null ? title : <RouterLink to={to}>{title}</RouterLink>;
}

/** Marks a changed or refused row beside the booking's number, a column that stays in view. */
export function RowMark({ row }: { row: InvoiceRow }) {
  const refusal = isRefused(row) ? row.refusal : undefined;
  if (!row.edit) return null;
  return (
    <chakra.span
      ms="1"
      display="inline-block"
      color={refusal ? 'fg.error' : 'fg.warning'}
      title={refusal?.message}
    >
      <Icon icon={refusal ? TriangleAlert : Pencil} size={12} />
      <VisuallyHidden>{refusal ? ` refused: ${refusal.message}` : ' has changes'}</VisuallyHidden>
    </chakra.span>
  );
}

/** The claimed amount, with a warning in words if it is not the expected one. */
export function Claimed({ invoice }: { invoice: Invoice }) {
  const { claimed_invoice_amount_formatted: claimed, is_total_different } = invoice;
  if (!is_total_different) return claimed;
  return (
    <chakra.span
      whiteSpace="nowrap"
      color="fg.warning"
      fontWeight="semibold"
      title="The claimed amount is not what was expected."
    >
      <chakra.span me="1" verticalAlign="middle" display="inline-block">
        <Icon icon={TriangleAlert} size={13} />
      </chakra.span>
      {claimed}
      <VisuallyHidden> differs from what was expected</VisuallyHidden>
    </chakra.span>
  );
}
