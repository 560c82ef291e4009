import { ApiError } from '@shootline/shared-api';
import { FormError, type ServerFieldError } from '@shootline/shared-ui/form';
import type { AnyInvoice } from './any-invoice.ts';

const shared = ['invoice_number', 'tax_details'];

/** An error of a row at the field of the form: the number of all rows is one field. */
function atField(
  error: ServerFieldError,
  place: number,
  { booking }: AnyInvoice,
  isOnly: boolean,
): ServerFieldError {
  const field = error.field ?? '';
  if (shared.includes(field)) return error;
  if (field.startsWith('line_items')) return { ...error, field: `bookings.${place}.${field}` };
  return { message: isOnly ? error.message : `#${booking.booking_uid}: ${error.message}` };
}

/**
 * A failure of the submission with its errors at the fields of the form. `included` are the places of
 * the submitted invoices in the form, by which the API's rows are numbered.
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
