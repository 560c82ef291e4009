import { createListCollection } from '@chakra-ui/react/collection';
import { useCombobox } from '@chakra-ui/react/combobox';
import { type Address, type AddressInput, type AddressSuggestion } from '@shootline/shared-api';
import { useAddressLookUp } from '@shootline/shared-api/address';
import { useFormWait } from '@shootline/shared-ui/form';
import { useController } from 'react-hook-form';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { keepingParts, searchText, typedAddress } from './address-values.ts';
import { useAddressSearch } from './use-address-search.ts';

/** The combobox of an address field: searches for the typed text and looks up the chosen suggestion. */
export function useAddressCombobox(props: {
  id: string;
  name: string;
  billingRegion?: string | undefined;
  isDisabled?: boolean | undefined;
}) {
  const { id, name, billingRegion, isDisabled } = props;
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const lookUp = useAddressLookUp();
  const wait = useFormWait();
  const address = (value ?? null) as AddressInput | null;
  const text = searchText(address);
  const isChosen = address?.is_valid === true;
  const chosen = isChosen ? (address as Address) : null;
  const lastChosen = useRef(chosen);
  const search = useAddressSearch(isChosen ? '' : text, billingRegion);
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
      onChange(keepingParts(found, { typed: address, chosen: lastChosen.current }));
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
      onChange(typedAddress(inputValue, address));
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
    address,
    isChosen,
    setAddress: onChange,
    inputProps: {
      name,
      ref: (element: HTMLInputElement | null) => {
        input.current = element;
        ref(element);
      },
      onBlur: () => {
        setIsOpen(false);
        const tidied = text.replaceAll(/\s+/g, ' ').trim();
        if (!isChosen && tidied !== text) onChange(typedAddress(tidied, address));
        onBlur();
      },
    },
  } as const;
}
