import { ApiError } from '@shootline/shared-api';
import { FormError, type ServerFieldError } from '@shootline/shared-ui/form';
import type { AnyInvoice } from '../../invoice/any-invoice.ts';

const shared = ['invoice_number', 'tax_details'];

/** Moves a row's error to its form field; fields that all rows share keep their name. */
function atField(
  error: ServerFieldError,
  place: number,
  { booking }: AnyInvoice,
  isOnly: boolean,
): ServerFieldError {
  const field = error.field ?? '';
  if (shared.includes(field)) return error;
  if (/^(line_items|amount)/.test(field)) return { ...error, field: `bookings.${place}.${field}` };
  return { message: isOnly ? error.message : `#${booking.booking_uid}: ${error.message}` };
}

/**
 * The failure of a submission with its errors moved to the form's fields. The API numbers the rows that
 * were sent; `included` gives each row's place in the form.
 */
export function submitFailure(
  failure: unknown,
  invoices: readonly AnyInvoice[],
  included: readonly number[],
): unknown {
  if (!(failure instanceof ApiError) || failure.fieldErrors.length === 0) return failure;
  const errors = failure.fieldErrors.flatMap((error): ServerFieldError[] => {
    const [row = '', ...rest] = (error.field ?? '').split('.');
    const place = included[Number(row)];
    const invoice = place === undefined ? undefined : invoices[place];
    if (row === '' || place === undefined || !invoice) return [error];
    const of = (each: ServerFieldError) => atField(each, place, invoice, included.length === 1);
    const own = error.message ? [of({ field: rest.join('.'), message: error.message })] : [];
    const nested = (error.errors ?? []).map((each) =>
      of(typeof each === 'string' ? { message: each } : each),
    );
    return [...own, ...nested];
  });
  return new FormError(failure.message, errors);
}
