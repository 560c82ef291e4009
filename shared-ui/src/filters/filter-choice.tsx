import { Select } from '@shootline/shared-ui';
import { useId } from 'react';
import { FilterField } from './filter-field.tsx';

export type FilterOption = { value: string; label: string };

/** One of several values, or all of them (''). */
export function FilterSelect(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: FilterOption[];
  allLabel?: string;
  isDisabled?: boolean;
}) {
  const id = useId();
  return (
    <FilterField id={id} label={props.label}>
      <Select
        id={id}
        size="sm"
        value={props.value}
        disabled={props.isDisabled}
        onChange={(event) => props.onChange(event.target.value)}
      >
        <option value="">{props.allLabel ?? 'All'}</option>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FilterField>
  );
}

export type YesNo = '' | 'true' | 'false';

const yesNo: FilterOption[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** Yes, no, or all (''). */
export function FilterYesNo(props: {
  label: string;
  value: YesNo;
  onChange: (value: YesNo) => void;
}) {
  const onChange = (value: string) =>
    props.onChange(value === 'true' || value === 'false' ? value : '');
  return (
    <FilterSelect label={props.label} value={props.value} options={yesNo} onChange={onChange} />
  );
}
