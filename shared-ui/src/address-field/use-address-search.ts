import { type AddressSuggestion, listErrorMessage, t } from '@shootline/shared-api';
import { fewestAddressCharacters, useAddressSuggestions } from '@shootline/shared-api/address';
import { useDebounced } from '@shootline/shared-ui';

export interface AddressSearch {
  state: 'short' | 'looking' | 'found' | 'none' | 'failed';
  suggestions: AddressSuggestion[];
  /** Why the search failed. */
  failure: string;
  retry: () => void;
}

const none: AddressSuggestion[] = [];
const loadingFailed = t('Sorry, there was an issue loading this content.');

/** The suggestions for the current text, never for an older one. */
export function useAddressSearch(typed: string, billingRegion?: string): AddressSearch {
  const text = typed.trim();
  const settled = useDebounced(text);
  const { data, error, isFetching, refetch } = useAddressSuggestions(settled, billingRegion);
  const stateOf = (): AddressSearch['state'] => {
    if ([...text].length < fewestAddressCharacters) return 'short';
    if (text !== settled || isFetching) return 'looking';
    if (error) return 'failed';
    return data?.length ? 'found' : 'none';
  };
  const state = stateOf();
  return {
    state,
    suggestions: (state === 'found' && data) || none,
    failure: listErrorMessage(error, loadingFailed),
    retry: () => void refetch(),
  };
}
