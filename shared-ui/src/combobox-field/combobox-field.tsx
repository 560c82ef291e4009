import {
  ComboboxControl,
  ComboboxEmpty,
  ComboboxInput,
  ComboboxRoot,
} from '@chakra-ui/react/combobox';
import { createListCollection } from '@chakra-ui/react/collection';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import { Box, Input, Text } from '@shootline/shared-ui';
import { FieldLabel, FieldNotes, type FieldProps, useField } from '@shootline/shared-ui/form';
import { useController } from 'react-hook-form';
import { useMemo, useRef, useState } from 'react';
import { ChosenList } from './chosen-list.tsx';
import { type Choice, matchesOf } from './matches.ts';
import { Option, OptionList } from './option-list.tsx';
import { useOpenList } from './use-open-list.ts';

type ComboboxFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** Several, in the order in which they are chosen: a list of values instead of one. */
  isMultiple?: boolean;
  /** Whether the order in which several are chosen says nothing. */
  isUnordered?: boolean;
  /** What stands there when nothing fits what is typed. */
  nothingText?: string;
  placeholder?: string;
};

/** One or several of many, found by typing; '' or an empty list is none. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, label, help, isRequired, isDisabled, choices, isMultiple = false } = props;
  const { id, error, control } = useField(props);
  const {
    field: { ref, value: held, onChange, onBlur },
  } = useController({ name });
  const { isOpen, changeOpen } = useOpenList();
  const input = useRef<HTMLInputElement>(null);
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
  const isMore = props.isUnordered && chosen.length > 0;
  const placeholder = isMore ? 'Add another' : (props.placeholder ?? 'Type a name');
  const set = (next: string[]) => onChange(isMultiple ? next : (next[0] ?? ''));

  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <ComboboxRoot
        recipe={comboboxSlotRecipe}
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
        open={isOpen}
        onOpenChange={(change) => {
          changeOpen(change);
          if (!change.open) setSearched('');
        }}
        multiple={isMultiple}
        selectionBehavior={isMultiple ? 'clear' : 'replace'}
        inputBehavior="autohighlight"
        openOnClick
        // A list that stayed would lie over what has been chosen and over the buttons.
        closeOnSelect
        disabled={isDisabled}
        positioning={{ sameWidth: true, fitViewport: true }}
      >
        <ComboboxControl>
          <ComboboxInput asChild unstyled>
            <Input
              ref={(element: HTMLInputElement | null) => {
                input.current = element;
                ref(element);
              }}
              name={name}
              placeholder={placeholder}
              onBlur={onBlur}
              {...control}
            />
          </ComboboxInput>
        </ComboboxControl>
        <OptionList>
          {collection.items.map((choice) => (
            <Option key={choice.value} item={choice}>
              {choice.label}
              {choice.details && (
                <Text as="span" display="block" fontSize="xs" color="fg.muted">
                  {choice.details}
                </Text>
              )}
            </Option>
          ))}
          <ComboboxEmpty px="3" fontSize="sm" color="fg.muted">
            {props.nothingText ?? 'Nobody fits.'}
          </ComboboxEmpty>
        </OptionList>
      </ComboboxRoot>
      {isMultiple && chosen.length > 0 && (
        <ChosenList
          label={label}
          chosen={chosen}
          isUnordered={props.isUnordered}
          onRemove={(value) => {
            set(values.filter((one) => one !== value));
            input.current?.focus();
          }}
        />
      )}
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}
