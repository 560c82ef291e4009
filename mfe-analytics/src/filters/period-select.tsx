import { t } from '@shootline/shared-api';
import { Box, Select } from '@shootline/shared-ui';
import { useId } from 'react';
import { todayIn } from './day.ts';
import { daysOf, namedPeriods, nameOf, type Period } from './period.ts';

const custom = 'custom';

/** Chooses a named period in the user's zone; empty days mean all time. */
export function PeriodSelect(props: {
  period: Period;
  zone: string;
  onChange: (period: Period) => void;
}) {
  const { period, zone, onChange } = props;
  const id = useId();
  const isAllTime = period.from_date === '' && period.to_date === '';
  const name = nameOf(period, todayIn(zone));
  const choose = (chosen: string) => {
    const named = namedPeriods.find((one) => one.id === chosen);
    onChange(named ? daysOf(named, todayIn(zone)) : { from_date: '', to_date: '' });
  };
  return (
    <Box w={{ base: 'full', lg: '9.25rem' }} flex="none">
      <Box asChild display="block" mb="0.5" fontSize="xs" fontWeight="medium" color="fg.muted">
        <label htmlFor={id}>{t('Period')}</label>
      </Box>
      <Select
        id={id}
        size="sm"
        h={{ base: '9', lg: '8' }}
        value={isAllTime ? '' : (name?.id ?? custom)}
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
