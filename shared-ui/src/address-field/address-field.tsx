import { t } from '@shootline/shared-api';
import { ComboboxControl, ComboboxInput, ComboboxRootProvider } from '@chakra-ui/react/combobox';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import { verifiedText } from '@shootline/shared-api/rules';
import { Box, Input } from '@shootline/shared-ui';
import { Option, OptionList } from '@shootline/shared-ui/combobox-field';
import { FieldLabel, FieldNotes, type FieldProps, useField } from '@shootline/shared-ui/form';
import { PostalCodeInput } from './postal-code-input.tsx';
import { AddressSearchNote } from './address-search-note.tsx';
import { useAddressCombobox } from './use-address-combobox.ts';

/**
 * An address that is typed and then chosen from suggestions. Its value is the looked-up address; before a
 * choice, the text with `is_valid` false; null when empty. If the provider knows only towns, a second field
 * asks for the postal code.
 */
export function AddressField(props: FieldProps & { placeholder?: string }) {
  const { name, label, help, isRequired, isDisabled, placeholder } = props;
  const { id, error, control } = useField(props);
  const { combobox, search, state, chosen, setPostalCode, inputProps } = useAddressCombobox({
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
              {suggestion.as_typed && (
                <Box fontSize="xs" color="fg.muted">
                  {t('Town verified; as typed: {street}', { street: suggestion.as_typed })}
                </Box>
              )}
            </Option>
          ))}
        </OptionList>
      </ComboboxRootProvider>
      <AddressSearchNote {...search} state={state} verified={chosen && verifiedText(chosen)} />
      <FieldNotes id={id} help={help} error={error} />
      {chosen?.verified === 'town' && (
        <PostalCodeInput
          name={`${name}.postal_code`}
          value={chosen.postal_code}
          onChange={setPostalCode}
          {...(isDisabled ? { isDisabled } : {})}
        />
      )}
    </Box>
  );
}
