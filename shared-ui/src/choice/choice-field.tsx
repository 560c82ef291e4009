import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { Box, Input, Text } from '@shootline/shared-ui';
import {
  FieldLabel,
  FieldNotes,
  type FieldProps,
  useController,
  useField,
} from '@shootline/shared-ui/form';
import { useMemo, useState } from 'react';
import { Content, Item } from './choice-parts.ts';
import { ChosenList } from './chosen-list.tsx';
import { type Choice, matchesOf } from './matches.ts';

type ChoiceFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** Several, in the order in which they are chosen: a list of values instead of one. */
  isMultiple?: boolean;
  placeholder?: string;
};

/** One or several of many, found by typing; '' or an empty list is none. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, help, isRequired, isDisabled, choices, isMultiple = false } = props;
  const { id, error, control } = useField(props);
  const {
    field: { ref, value: held, onChange, onBlur },
  } = useController({ name });
  const [searched, setSearched] = useState('');
  const collection = useMemo(
    () =>
      createListCollection<Choice>({
        items: matchesOf(choices, searched),
        itemToString: (choice) => choice.label,
        itemToValue: (choice) => choice.value,
      }),
    [choices, searched],
  );
  const values = (Array.isArray(held) ? held : [held]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  const chosen = values.flatMap((value) => choices.find((one) => one.value === value) ?? []);
  const set = (next: string[]) => onChange(isMultiple ? next : (next[0] ?? ''));

  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <Combobox.Root
        collection={collection}
        ids={{ input: id }}
        value={values}
        defaultInputValue={isMultiple ? '' : chosen[0]?.label}
        onValueChange={({ value }) => {
          set(value);
          setSearched('');
        }}
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') setSearched(inputValue);
        }}
        onOpenChange={({ open }) => {
          if (!open) setSearched('');
        }}
        multiple={isMultiple}
        selectionBehavior={isMultiple ? 'clear' : 'replace'}
        inputBehavior="autohighlight"
        openOnClick
        disabled={isDisabled}
        positioning={{ sameWidth: true, fitViewport: true }}
      >
        <Combobox.Control>
          <Combobox.Input asChild>
            <Input
              ref={ref}
              name={name}
              placeholder={props.placeholder ?? 'Type a name'}
              onBlur={onBlur}
              {...control}
            />
          </Combobox.Input>
        </Combobox.Control>
        <Combobox.Positioner>
          <Content>
            {collection.items.map((choice) => (
              <Item key={choice.value} item={choice}>
                {choice.label}
                {choice.details && (
                  <Text as="span" display="block" fontSize="xs" color="fg.muted">
                    {choice.details}
                  </Text>
                )}
              </Item>
            ))}
            {collection.items.length === 0 && (
              <Text px="3" py="1.5" fontSize="sm" color="fg.muted">
                Nobody fits.
              </Text>
            )}
          </Content>
        </Combobox.Positioner>
      </Combobox.Root>
      {isMultiple && chosen.length > 0 && (
        <ChosenList
          label={label}
          chosen={chosen}
          onRemove={(value) => set(values.filter((one) => one !== value))}
        />
      )}
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}
