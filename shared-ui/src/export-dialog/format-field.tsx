import { currentLocale, t } from '@shootline/shared-api';
import { csvFormatIn } from '@shootline/shared-api/values';
import { SelectField } from '@shootline/shared-ui/choice-field';

const options = [
  { value: 'csv', label: t('CSV, separated by commas') },
  { value: 'csv_semicolon', label: t('CSV, separated by semicolons') },
  { value: 'xlsx', label: t('Excel (.xlsx)') },
];

/** The initial kind of file of an export: the CSV that spreadsheets in the user's language open. */
export const initialFormat = () => csvFormatIn(currentLocale());

/** The kind of file of an export: `format`. */
export function FormatField() {
  return (
    <SelectField
      name="format"
      label={t('File format')}
      options={options}
      help={t('Only Excel keeps numbers such as 00451234 as they are.')}
    />
  );
}
