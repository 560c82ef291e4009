import { t } from '@shootline/shared-api';
import { DateField } from '@shootline/shared-ui/date-field';

/** The first and last day to export: `from_date` and `to_date`. */
export function PeriodFields({ help }: { help?: string }) {
  return (
    <>
      <DateField name="from_date" label={t('From Date')} help={help} />
      <DateField name="to_date" label={t('To Date')} />
    </>
  );
}
