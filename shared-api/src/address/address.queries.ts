import { type Address, api, ApiError, dataOf, t } from '@shootline/shared-api';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';

/** The shortest text for which suggestions are requested. */
export const fewestAddressCharacters = 3;

const suggestions = (text: string, billing_region?: string) =>
  queryOptions({
    queryKey: ['address', 'suggestions', text, billing_region],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => {
      const query = { text, ...(billing_region && { billing_region }) };
      return dataOf(api.GET('/address/suggestions', { params: { query }, signal }));
    },
  });

/**
 * Addresses that match the text, likeliest first, those in the countries of the billing region before others;
 * disabled while the text is too short.
 */
export function useAddressSuggestions(text: string, billingRegion?: string) {
  return useQuery({
    ...suggestions(text, billingRegion),
    enabled: [...text].length >= fewestAddressCharacters,
  });
}

async function lookUp(id: string): Promise<Address> {
  try {
    return await dataOf(api.GET('/address/lookup', { params: { query: { id } } }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.fromServer) throw error;
    const message = t('Sorry, there was an issue loading the selected address. Please try again.');
    throw new ApiError(error.type, error.status, { message }, error);
  }
}

/** The address of a chosen suggestion, with its zone and coordinates. A failure is a toast. */
export function useAddressLookUp() {
  return useMutation({ mutationFn: lookUp });
}
