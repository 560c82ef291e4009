import { t } from '@shootline/shared-api';
import { ComboboxControl, ComboboxInput, ComboboxRootProvider } from '@chakra-ui/react/combobox';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import { Box, Grid, Input } from '@shootline/shared-ui';
import { Option, OptionList } from '@shootline/shared-ui/combobox-field';
import { FieldLabel, FieldNotes, type FieldProps, useField } from '@shootline/shared-ui/form';
import { AddressSearchNote } from './address-search-note.tsx';
import { isInParts, streetText, withPostalCode, withStreet } from './address-values.ts';
import { PartInput } from './part-input.tsx';
import { useAddressCombobox } from './use-address-combobox.ts';
import { ChakraParts } from '@shootline/shared-ui/chakra-parts';

type Props = FieldProps & {
  placeholder?: string;
  /** The billing region of the client, whose country's places come first. */
  billingRegion?: string | undefined;
};

/**
 * An address that is typed and then chosen from suggestions. Its value is the looked-up address; before a
 * choice, the text with `is_valid` false; null when empty. If the provider knows only towns, the field
 * becomes three after the choice: street, suburb or town, postal code.
 */
export function AddressField(props: Props) {
  const { name, label, help, isRequired, isDisabled, placeholder, billingRegion } = props;
  const { id, error, control } = useField(props);
  const { combobox, search, state, address, isChosen, setAddress, inputProps } = useAddressCombobox(
    { id, name, billingRegion, isDisabled },
  );
  const parts = isInParts(address) ? address : null;
  return (
    <Box {...(parts && { role: 'group', 'aria-label': label })}>
      {parts && (
        <Box mb="4">
          <PartInput
            name={`${name}.route`}
            label={t('Street')}
            value={streetText(parts)}
            onChange={(text) => setAddress(withStreet(parts, text, false))}
            onLeave={(text) => setAddress(withStreet(parts, text, true))}
            autoComplete="street-address"
            maxLength={200}
            isDisabled={isDisabled}
          />
        </Box>
      )}
      <Grid
        templateColumns={parts ? { base: '1fr', md: '3fr 1fr' } : '1fr'}
        gap="4"
        alignItems="start"
      >
        <Box>
          <FieldLabel id={id} label={parts ? t('Suburb or town') : label} isRequired={isRequired} />
          <ChakraParts>
            <ComboboxRootProvider recipe={comboboxSlotRecipe} value={combobox}>
              <ComboboxControl>
                <ComboboxInput asChild unstyled>
                  <Input
                    placeholder={parts ? undefined : placeholder}
                    {...inputProps}
                    {...control}
                  />
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
          </ChakraParts>
          <AddressSearchNote {...search} state={state} chosen={isChosen ? address : null} />
          <FieldNotes id={id} help={help} error={error} />
        </Box>
        {parts && (
          <PartInput
            name={`${name}.postal_code`}
            label={t('Postal code')}
            value={parts.postal_code ?? ''}
            onChange={(text) => setAddress(withPostalCode(parts, text))}
            onLeave={(text) =>
              setAddress(withPostalCode(parts, text.replaceAll(/\s+/g, ' ').trim()))
            }
            autoComplete="postal-code"
            maxLength={30}
            isDisabled={isDisabled}
          />
        )}
      </Grid>
    </Box>
  );
}
