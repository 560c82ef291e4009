import { t } from '@shootline/shared-api';
import {
  ComboboxControl,
  ComboboxEmpty,
  ComboboxInput,
  ComboboxRoot,
} from '@chakra-ui/react/combobox';
import { createListCollection } from '@chakra-ui/react/collection';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import { Box, Input, Text } from '@shootline/shared-ui';
import { ChosenList } from '@shootline/shared-ui/chosen-list';
import { FieldLabel, FieldNotes, type FieldProps, useField } from '@shootline/shared-ui/form';
import { useController } from 'react-hook-form';
import { useMemo, useRef, useState } from 'react';
import { type Choice, firstOf, matchesOf } from './matches.ts';
import { Option, OptionList } from './option-list.tsx';
import { useOpenList } from './use-open-list.ts';
import { ChakraParts } from '@shootline/shared-ui/chakra-parts';

type ComboboxFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** A list of values in the order of choosing, instead of one value. */
  isMultiple?: boolean;
  /** Whether the order of the values has no meaning. */
  isUnordered?: boolean;
  /** Shown when no choice matches the typed text. */
  nothingText?: string;
  placeholder?: string;
};

const valuesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );

/** One or several of many choices, found by typing; '' or an empty list means none. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, label, help, isRequired, isDisabled, choices, isMultiple = false } = props;
  const { id, error, control } = useField(props);
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  const { isOpen, changeOpen } = useOpenList();
  const input = useRef<HTMLInputElement>(null);
  const [searched, setSearched] = useState('');
  const values = useMemo(() => valuesIn(value), [value]);
  const chosen = useMemo(
    () => values.flatMap((one) => choices.find((choice) => choice.value === one) ?? []),
    [values, choices],
  );
  const collection = useMemo(
    () =>
      createListCollection<Choice>({
        // The combobox gets the name of a value from its collection.
        items: searched === '' ? firstOf(choices, chosen) : matchesOf(choices, searched),
        itemToString: (choice) => choice.label,
        itemToValue: (choice) => choice.value,
      }),
    [choices, searched, chosen],
  );
  const isMore = props.isUnordered && chosen.length > 0;
  const placeholder = isMore ? t('Add another') : (props.placeholder ?? t('Type a name'));
  const set = (next: string[]) => onChange(isMultiple ? next : (next[0] ?? ''));

  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <ChakraParts>
        <ComboboxRoot
          recipe={comboboxSlotRecipe}
          collection={collection}
          ids={{ input: id }}
          value={values}
          defaultInputValue={isMultiple ? '' : chosen[0]?.label}
          onValueChange={({ value: next }) => {
            set(next);
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
          // An open list would cover the chosen values and the buttons.
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
              {props.nothingText ?? t('No matches.')}
            </ComboboxEmpty>
          </OptionList>
        </ComboboxRoot>
      </ChakraParts>
      {isMultiple && chosen.length > 0 && (
        <ChosenList
          label={label}
          chosen={chosen}
          isUnordered={props.isUnordered}
          onRemove={(removed) => {
            set(values.filter((one) => one !== removed));
            input.current?.focus();
          }}
        />
      )}
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}
