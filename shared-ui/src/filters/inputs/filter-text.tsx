import { Input } from '@shootline/shared-ui';
import { useId } from 'react';
import { FilterField, useEmptyText } from './filter-field.tsx';
import type { FilterControl } from '../filter.ts';
import { useDraft } from './use-draft.ts';

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text filter, passed on 300 ms after the last key, on Enter, or on leaving the field. */
export function FilterText({
  filter: { label },
  maxLength,
  value,
  onChange,
}: FilterControl & { maxLength?: number }) {
  const id = useId();
  const placeholder = useEmptyText(label, undefined);
  const { draft, change, commit } = useDraft(value, onChange, tidy);
  return (
    <FilterField id={id} label={label}>
      <Input
        id={id}
        size="sm"
        h="8"
        type="text"
        autoComplete="off"
        enterKeyHint="search"
        value={draft}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={(event) => change(event.target.value)}
        onBlur={() => commit(draft)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') commit(draft);
          // Returns the keyboard to the page's keys.
          if (key === 'Escape') currentTarget.blur();
        }}
      />
    </FilterField>
  );
}
