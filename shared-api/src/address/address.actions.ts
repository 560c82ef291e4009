import { api, dataOf, type UserAddressUpdate, userQueries } from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

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
