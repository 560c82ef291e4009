import { t } from '@shootline/shared-api';
import { Box, Select, VisuallyHidden } from '@shootline/shared-ui';
import { useId } from 'react';
import { todayIn } from './day.ts';
import { daysOf, isToDate, namedPeriods, nameOf, type Period, type ToDate } from './period.ts';

const custom = 'custom';

/** Chooses a named period in the user's zone; empty days mean all time. */
export function PeriodSelect(props: {
  period: Period;
  /** The period to date that these days are. */
  toDate: ToDate | undefined;
  zone: string;
  onChange: (period: Period) => void;
  onToDate: (period: ToDate) => void;
}) {
  const { period, toDate, zone, onChange, onToDate } = props;
  const id = useId();
  const isAllTime = period.from_date === '' && period.to_date === '';
  const name = toDate ?? nameOf(period, todayIn(zone))?.id;
  const choose = (chosen: string) => {
    const named = namedPeriods.find((one) => one.id === chosen);
    if (!named) onChange({ from_date: '', to_date: '' });
    else if (isToDate(named.id)) onToDate(named.id);
    else onChange(daysOf(named, todayIn(zone)));
  };
  return (
    <Box w={{ base: 'full', lg: '10.5rem' }} flex="none">
      <VisuallyHidden>
        <label htmlFor={id}>{t('Period')}</label>
      </VisuallyHidden>
      <Select
        id={id}
        size="sm"
        h={{ base: '9', lg: '8' }}
        value={isAllTime ? '' : (name ?? custom)}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('All time')}</option>
        {namedPeriods.map(({ id: value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {!isAllTime && !name && <option value={custom}>{t('Custom dates')}</option>}
      </Select>
    </Box>
  );
}
