import { api, dataOf, t } from '@shootline/shared-api';
import type { BankDetails, Invoicing, InvoicingDetails } from '@shootline/shared-api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invoicingQueries } from './invoicing.queries.ts';

function useStoreInvoicing<Input>(
  mutationFn: (body: Input) => Promise<Invoicing>,
  success: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (stored) => client.setQueryData(invoicingQueries.detail().queryKey, stored),
    meta: { success, showsOwnError: true },
  });
}

/** Changes what the portal writes onto the user's invoices. The form shows failures. */
export const useUpdateInvoicing = () =>
  useStoreInvoicing(
    (body: InvoicingDetails) => dataOf(api.PUT('/account/invoicing', { body })),
    t('Invoicing details saved.'),
  );

/**
 * Changes the account that the user is paid to, after their password if it is given. The form shows
 * failures, of type PasswordNeeded after 15 minutes without one.
 */
export const useUpdateBankDetails = () =>
  useStoreInvoicing(async ({ password, ...body }: BankDetails & { password: string }) => {
    if (password) await api.POST('/account/password/confirm', { body: { password } });
    return dataOf(api.PUT('/account/invoicing/bank', { body }));
  }, t('Bank details saved.'));
