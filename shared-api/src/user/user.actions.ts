import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';
import type { UserAddressUpdate } from '../contract/index.ts';
import { userQueries } from './user.queries.ts';

/** Stores where the caller lives (S2 §2 Add Address). A failure is for the form to show. */
export function useUpdateAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UserAddressUpdate) =>
      dataOf(api.POST('/update_user_address_hub3', { body })),
    onSuccess: (kept) => client.setQueryData(userQueries.address().queryKey, kept),
    meta: { success: 'Address saved.', showsOwnError: true },
  });
}
