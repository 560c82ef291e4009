import { Input } from '@shootline/shared-ui';
import { type KeyboardEvent, useId } from 'react';
import { FilterField } from './filter-field.tsx';
import { useDraft } from './use-draft.ts';

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text filter; passed on 300 ms after the last key, on Enter, or on leaving the field. */
export function FilterText(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  inputMode?: 'text' | 'numeric';
  maxLength?: number;
}) {
  const id = useId();
  const { draft, change, commit } = useDraft(props.value, props.onChange, tidy);
  return (
    <FilterField id={id} label={props.label}>
      <Input
        id={id}
        size="sm"
        type="text"
        autoComplete="off"
        enterKeyHint="search"
        value={draft}
        placeholder={props.placeholder}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        onChange={(event) => change(event.target.value)}
        onBlur={() => commit(draft)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') commit(draft);
        }}
      />
    </FilterField>
  );
}
