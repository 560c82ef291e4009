import { type Address, api, type Coordinates, dataOf, t, userQueries } from '@shootline/shared-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Maps an address to the API's fields of the user's own address. */
const residenceOf = (address: Address & { location: Coordinates }) => ({
  street: address.route,
  streetNumber: address.street_number,
  citySuburb: address.locality,
  state: address.state,
  postCode: address.postal_code,
  country: address.country_code,
  coordinates: address.location,
});

/** Stores the caller's address. The form shows failures. */
export function useUpdateAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: Address & { location: Coordinates }) => {
      const body = { address: residenceOf(address) };
      return dataOf(api.POST('/update_user_address_hub3', { body }));
    },
    onSuccess: (address) => client.setQueryData(userQueries.address().queryKey, address),
    meta: { success: t('Address saved.'), showsOwnError: true },
  });
}
