import { lazyModule } from '@shootline/shared-api';
import { Input, LazyPart } from '@shootline/shared-ui';
import { useId } from 'react';
import { FilterChoices } from './filter-choices.tsx';
import { FilterField } from './filter-field.tsx';
import { FilterSelect } from './filter-select.tsx';
import { FilterText } from './filter-text.tsx';
import { type FilterControl, yesNo } from '../filter.ts';

const day = lazyModule(() => import('./filter-date.tsx'));

/** Fills the place of a field while its code is loading. */
function FieldToCome({ label }: { label: string }) {
  const id = useId();
  return (
    <FilterField id={id} label={label}>
      <Input id={id} size="sm" h="8" disabled />
    </FilterField>
  );
}

/** The control of a filter, in the row above a list. */
export function FilterInput(control: FilterControl) {
  const { filter } = control;
  switch (filter.kind) {
    case 'text':
      return <FilterText {...control} maxLength={filter.maxLength} />;
    case 'choice':
      return <FilterSelect {...control} options={filter.options} />;
    case 'yes-no':
      return <FilterSelect {...control} options={yesNo} />;
    case 'choices':
      return <FilterChoices {...control} />;
    case 'day':
      return (
        <LazyPart of={day} loading={<FieldToCome label={filter.label} />}>
          {({ FilterDate }) => <FilterDate {...control} />}
        </LazyPart>
      );
  }
}
