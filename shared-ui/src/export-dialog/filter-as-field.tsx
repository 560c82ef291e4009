import { t } from '@shootline/shared-api';
import { SelectField } from '@shootline/shared-ui/choice-field';
import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { DateField } from '@shootline/shared-ui/date-field';
import type { Filter } from '@shootline/shared-ui/filters';
import { TextField } from '@shootline/shared-ui/form';

const yesNo = [
  { value: 'true', label: t('Yes') },
  { value: 'false', label: t('No') },
];

/** A filter as a text-valued field of an export's form; '' does not filter. */
export function FilterAsField({ filter }: { filter: Filter }) {
  const { name, label } = filter;
  switch (filter.kind) {
    case 'text':
      return <TextField name={name} label={label} />;
    case 'day':
      return <DateField name={name} label={label} />;
    case 'yes-no':
      return <SelectField name={name} label={label} options={yesNo} placeholder={t('All')} />;
    default:
      return (
        <ComboboxField
          name={name}
          label={label}
          choices={filter.options ?? []}
          placeholder={t('All')}
          nothingText={t('No matches.')}
        />
      );
  }
}
