import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '../client/client.ts';
import type { UserAddressUpdate } from '../contract/index.ts';
import { userQueries } from './user.queries.ts';

/** Stores the caller's address (S2 §2 Add Address). The form shows failures. */
export function useUpdateAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UserAddressUpdate) =>
      dataOf(api.POST('/update_user_address_hub3', { body })),
    onSuccess: (address) => client.setQueryData(userQueries.address().queryKey, address),
    meta: { success: 'Address saved.', showsOwnError: true },
  });
}
