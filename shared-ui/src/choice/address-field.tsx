import { Combobox } from '@ark-ui/react/combobox';
import { Box, Input } from '@shootline/shared-ui';
import { FieldLabel, FieldNotes, type FieldProps, useField } from '@shootline/shared-ui/form';
import { AddressSearchNote } from './address-search-note.tsx';
import { Content, Item } from './choice-parts.ts';
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
      <Combobox.RootProvider value={combobox}>
        <Combobox.Control>
          <Combobox.Input asChild>
            <Input placeholder={placeholder} {...inputProps} {...control} />
          </Combobox.Input>
        </Combobox.Control>
        <Combobox.Positioner>
          <Content>
            {search.found.map((suggestion) => (
              <Item key={suggestion.id} item={suggestion}>
                {suggestion.formatted_address}
              </Item>
            ))}
          </Content>
        </Combobox.Positioner>
      </Combobox.RootProvider>
      <AddressSearchNote {...search} state={state} />
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}
