import { api, dataOf } from '@shootline/shared-api';

/** Number of results of each kind. */
const limit = 5;

/** The first invoices with a number like this. Throws `ApiError`. */
export const foundInvoices = async (invoice_number: string, signal: AbortSignal) => {
  const params = { query: { invoice_number, offset: 0, limit } };
  return (await dataOf(api.GET('/invoice', { params, signal }))).results;
};
