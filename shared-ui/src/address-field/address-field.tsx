import { ComboboxControl, ComboboxInput, ComboboxRootProvider } from '@chakra-ui/react/combobox';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import { Box, Input } from '@shootline/shared-ui';
import { Option, OptionList } from '@shootline/shared-ui/combobox-field';
import { FieldLabel, FieldNotes, type FieldProps, useField } from '@shootline/shared-ui/form';
import { AddressSearchNote } from './address-search-note.tsx';
import { useAddressCombobox } from './use-address-combobox.ts';

/**
 * An address that is typed and then chosen from suggestions (S1 §5). Holds what the lookup answers;
 * until one is chosen, the text with `is_valid` false; null when it is empty.
 */
export function AddressField(props: FieldProps & { placeholder?: string }) {
  const { name, label, help, isRequired, isDisabled, placeholder } = props;
  const { id, error, control } = useField(props);
  const { combobox, search, state, inputProps } = useAddressCombobox({
    id,
    name,
    ...(isDisabled ? { isDisabled } : {}),
  });
  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <ComboboxRootProvider recipe={comboboxSlotRecipe} value={combobox}>
        <ComboboxControl>
          <ComboboxInput asChild unstyled>
            <Input placeholder={placeholder} {...inputProps} {...control} />
          </ComboboxInput>
        </ComboboxControl>
        <OptionList>
          {search.suggestions.map((suggestion) => (
            <Option key={suggestion.id} item={suggestion}>
              {suggestion.formatted_address}
            </Option>
          ))}
        </OptionList>
      </ComboboxRootProvider>
      <AddressSearchNote {...search} state={state} />
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}
