import { createListCollection } from '@chakra-ui/react/collection';
import { useCombobox } from '@chakra-ui/react/combobox';
import { type Address, type AddressInput, type AddressSuggestion } from '@shootline/shared-api';
import { useAddressLookUp } from '@shootline/shared-api/address';
import { formatAddress } from '@shootline/shared-api/values';
import { useFormWait } from '@shootline/shared-ui/form';
import { useController } from 'react-hook-form';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAddressSearch } from './use-address-search.ts';

/** Text that is typed but not chosen is a value too, so the form keeps it. */
const typed = (text: string): AddressInput | null =>
  text === '' ? null : { formatted_address: text, is_valid: false };

const withPostalCode = (address: Address, postal_code: string): Address => {
  const changed = { ...address, postal_code };
  return { ...changed, formatted_address: formatAddress(changed) };
};

/** The found address with the postal code already entered, if the town is the same. */
function keepingPostalCode(found: Address, before: Address | null): Address {
  const isSameTown = found.locality === before?.locality && found.state === before.state;
  return isSameTown && found.verified === 'town' && found.postal_code === ''
    ? withPostalCode(found, before.postal_code)
    : found;
}

/** The combobox of an address field: searches for the typed text and looks up the chosen suggestion. */
export function useAddressCombobox(props: { id: string; name: string; isDisabled?: boolean }) {
  const { id, name, isDisabled } = props;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const lookUp = useAddressLookUp();
  const wait = useFormWait();
  const address = (value ?? null) as AddressInput | null;
  const text = address?.formatted_address ?? '';
  const isChosen = address?.is_valid === true;
  const chosen = isChosen ? (address as Address) : null;
  const lastChosen = useRef(chosen);
  const search = useAddressSearch(isChosen ? '' : text);
  const { suggestions } = search;
  const collection = useMemo(
    () =>
      createListCollection<AddressSuggestion>({
        items: suggestions,
        itemToString: (one) => one.formatted_address,
        itemToValue: (one) => one.id,
      }),
    [suggestions],
  );
  const hasFocus = () => document.activeElement === input.current;

  const choose = async (suggestionId: string) => {
    try {
      const found = await lookUp.mutateAsync(suggestionId);
      onChange(keepingPostalCode(found, lastChosen.current));
    } catch {
      // A toast explains the failure.
      combobox.setInputValue(text);
      setIsOpen(hasFocus());
    }
  };
  const combobox = useCombobox({
    collection,
    ids: { input: id },
    value: [],
    // The combobox owns the text: a late form render would remove typed characters.
    defaultInputValue: text,
    onInputValueChange: ({ inputValue, reason }) => {
      if (reason !== 'input-change') return;
      if (chosen) lastChosen.current = chosen;
      onChange(typed(inputValue));
    },
    onSelect: ({ itemValue = '' }) => wait(choose(itemValue)),
    open: isOpen && !lookUp.isPending && suggestions.length > 0,
    onOpenChange: ({ open }) => setIsOpen(open),
    allowCustomValue: true,
    openOnClick: true,
    disabled: isDisabled,
    readOnly: lookUp.isPending,
    positioning: { sameWidth: true, fitViewport: true },
  });

  const showAddress = useEffectEvent(() => {
    if (isChosen || !hasFocus()) combobox.setInputValue(text);
  });
  useEffect(() => showAddress(), [isChosen, text]);

  return {
    combobox,
    search,
    state: lookUp.isPending ? 'loading' : search.state,
    /** The address, once a suggestion is chosen. */
    chosen,
    setPostalCode: (postalCode: string) => chosen && onChange(withPostalCode(chosen, postalCode)),
    inputProps: {
      name,
      ref: (element: HTMLInputElement | null) => {
        input.current = element;
        ref(element);
      },
      onBlur: () => {
        setIsOpen(false);
        const tidied = text.replaceAll(/\s+/g, ' ').trim();
        if (!isChosen && tidied !== text) onChange(typed(tidied));
        onBlur();
      },
    },
  } as const;
}
