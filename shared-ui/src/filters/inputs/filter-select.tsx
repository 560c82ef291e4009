import { t } from '@shootline/shared-api';
import { Select } from '@shootline/shared-ui';
import { useId } from 'react';
import { FilterField, useEmptyText } from './filter-field.tsx';
import { withChosen } from '../filter-options.ts';
import { type FilterControl, type FilterOption, valuesOf } from '../filter.ts';

/** One of several values, or all (''); disabled while there are no options. */
export function FilterSelect({
  filter,
  options,
  value,
  onChange,
}: FilterControl & { options: readonly FilterOption[] | undefined }) {
  const id = useId();
  const none = useEmptyText(filter.label, t('All'));
  return (
    <FilterField id={id} label={filter.label}>
      <Select
        id={id}
        size="sm"
        h="8"
        // A set value can be cleared even if its options failed to load.
        disabled={!options?.length && !value}
        value={value}
        color={value === '' ? 'fg.muted' : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none}</option>
        {withChosen(options, valuesOf(filter, value)).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FilterField>
  );
}
