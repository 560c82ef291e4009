import { Box } from '@shootline/shared-ui';
import { ChoiceList } from './inputs/choice-list.tsx';
import { FilterDate } from './inputs/filter-date.tsx';
import { FilterInput } from './inputs/filter-input.tsx';
import type { Filter, FilterControl } from './filter.ts';

/** Shows all values of a multiple-choice filter, as there is space for them. */
function PanelField(control: FilterControl) {
  const { filter } = control;
  if (filter.kind === 'day') return <FilterDate {...control} />;
  if (filter.kind !== 'choices') return <FilterInput {...control} />;
  return (
    <Box gridColumn="1 / -1">
      <Box mb="1" fontSize="xs" fontWeight="medium" color="fg.muted">
        {filter.label}
      </Box>
      <ChoiceList {...control} options={filter.options} />
    </Box>
  );
}

export interface PanelFieldsProps {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  onChange: (filter: Filter, value: string) => void;
}

/** Filters in a panel or a sheet, in two columns. */
export function PanelFields({ filters, values, onChange }: PanelFieldsProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      columnGap="3"
      rowGap="3"
      alignItems="start"
    >
      {filters.map((filter) => (
        <PanelField
          key={filter.name}
          filter={filter}
          value={values[filter.name] ?? ''}
          values={values}
          onChange={(value) => onChange(filter, value)}
        />
      ))}
    </Box>
  );
}
